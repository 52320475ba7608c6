import type { z } from "zod";
import type { section } from "../../../src/sections/schemas";
import { builtPage } from "../../support/built";
import { integrations } from "../../support/content";
import { inLanguage, languages } from "../../support/languages";
import { routes } from "../../support/routes";
import { formUrl, servicesIn } from "../../support/services";
import { pagesWithout, type Statement } from "../../support/statements";

type Link = { label: string; to: string };
type Actions = Extract<z.infer<typeof section>, { kind: "callToAction" }>["actions"];

const pageAt = ({ origin, pathname }: URL) => origin + pathname;

/** The links that open the general form. Without scripts, each leads to the form's own page. */
function formLinks(part: ParentNode | null, language: string): URL[] {
  const form = new URL(formUrl({ label: "", to: "form:contact" }, language));
  return [...(part?.querySelectorAll("a[href]") ?? [])]
    .map((link) => new URL(link.getAttribute("href") ?? "", "https://a.example"))
    .filter((url) => pageAt(url) === pageAt(form));
}

/** The actions of a page's hero and closing bands that open the general form. */
const formActions = ({ hero, sections = [] }: (typeof routes)[number]): Link[] =>
  [hero, ...sections]
    .flatMap((part) => (part as { actions?: Actions } | undefined)?.actions ?? [])
    .filter(({ to }) => to === "form:contact");

export const dialogs: Statement[] = [
  [
    "Every button that opens the general form passes a subject on",
    () => {
      // Not every provider's form takes one.
      const name = integrations.forms.contact?.subjectParameter;
      const passesOn = (page: Document, { language }: (typeof routes)[number]) =>
        formLinks(page, language).every(({ searchParams }) => !name || searchParams.get(name));
      expect(pagesWithout(passesOn)).toEqual([]);
    },
  ],
  [
    "Buttons of heroes and closing bands pass their words on",
    () => {
      const pages = routes.filter((route) => formActions(route).length > 0);
      const passOn = (page: Document, route: (typeof routes)[number]) => {
        const urls = formLinks(page.querySelector("main"), route.language).map(({ href }) => href);
        return formActions(route).every((action) => urls.includes(formUrl(action, route.language)));
      };
      expect(pages.length).toBeGreaterThan(0);
      expect(pagesWithout(passOn, pages)).toEqual([]);
    },
  ],
  [
    "No third form: every link to their service opens one of the two",
    () => {
      const forms = languages.flatMap(({ language }) =>
        Object.values(servicesIn(language).forms).map(({ iframe }) => new URL(iframe)),
      );
      const elsewhere = routes.flatMap(({ path }) =>
        [...builtPage(path).querySelectorAll("a[href]")]
          .map((link) => new URL(link.getAttribute("href") ?? "", "https://a.example"))
          .filter(({ host }) => forms.some((form) => form.host === host))
          .filter(({ pathname }) => !forms.some((form) => form.pathname === pathname)),
      );
      expect(elsewhere).toEqual([]);
    },
  ],
  [
    "Without scripts, each form is a link to its own page",
    () => {
      const opens = (page: Document, { language }: (typeof routes)[number]) => {
        const { consultation } = inLanguage(language).read("navigation.json") as {
          consultation: Link;
        };
        return formLinks(page, language).some(
          ({ href }) => href === formUrl(consultation, language),
        );
      };
      expect(pagesWithout(opens)).toEqual([]);
    },
  ],
];
