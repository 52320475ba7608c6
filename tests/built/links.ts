import { absoluteUrl, builtPage, isBuilt } from "../support/built";
import { integrations } from "../support/content";
import { guides, missingPages, routes } from "../support/routes";

const paths = routes.map(({ path }) => path);
const pages = new Map([...paths, ...missingPages].map((path) => [path, builtPage(path)]));

const hrefsIn = (part: ParentNode | null | undefined) =>
  [...(part?.querySelectorAll("a[href]") ?? [])].map((link) => link.getAttribute("href") ?? "");

/** The targets of a page's internal links: pages or files, with the anchor. */
const targetsOn = (path: string) =>
  hrefsIn(pages.get(path))
    .map((to) => new URL(to, absoluteUrl(path)))
    .filter(({ origin }) => origin === absoluteUrl(""))
    .map(({ pathname, hash }) => ({ path: pathname, id: hash.slice(1) }));

it.each([...pages.keys()])("%s has no dead links and no links as Markdown", (path) => {
  const dead = targetsOn(path).filter((target) => {
    const page = pages.get(target.path);
    return page ? target.id && !page.getElementById(target.id) : !isBuilt(absoluteUrl(target.path));
  });
  expect(dead).toEqual([]);
  const texts = [...(pages.get(path)?.querySelectorAll("main *") ?? [])].map(
    (one) => one.innerHTML,
  );
  expect(texts.filter((text) => /^(\/|form:|site:)\S+$/.test(text))).toEqual([]);
  expect(pages.get(path)?.querySelector("main")?.textContent).not.toMatch(/\]\(\//);
});

it("every link to the general form passes its words on", () => {
  const { iframe = "", subjectParameter } = integrations.forms.contact ?? {};
  // Not every provider's form takes a subject.
  if (!subjectParameter) return;
  const links = [...pages].flatMap(([path, page]) =>
    [...page.querySelectorAll<HTMLAnchorElement>(`a[href^="${iframe}"]`)].map((link) => ({
      path,
      words: link.textContent,
      subject: new URL(link.href).searchParams.get(subjectParameter) || "(none)",
    })),
  );
  expect(links).not.toEqual([]);
  // Screen readers hear more after the words of some.
  expect(links.filter(({ words, subject }) => !words?.startsWith(subject))).toEqual([]);
});

it.each([
  ["/education", "education"],
  ["/government-sector", "government"],
  ["/organizations", "organization"],
  ["/nonprofits", "nonprofit"],
])("%s links to every guide for its audience", (path, audience) => {
  const own = guides.filter((guide) => guide.audience === audience).map((guide) => guide.path);
  expect(hrefsIn(pages.get(path)?.querySelector("main"))).toEqual(expect.arrayContaining(own));
});
