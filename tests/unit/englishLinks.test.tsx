import { LocationProvider } from "@reach/router";
import { render, screen, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { CardLink } from "../../src/components/CardLink";
import { Dialogs } from "../../src/components/dialogs/Dialogs";
import { RunningText } from "../../src/components/RunningText";
import { SmartLink } from "../../src/components/SmartLink";
import { pageTarget } from "../../src/components/targets";
import { Breadcrumbs } from "../../src/layout/Breadcrumbs";
import { integrations, messages, site } from "../support/content";
import { siteData } from "../support/gatsby";

/* On a Spanish page. */

const mark = site.inEnglish;
const service = { href: integrations.sites.signUp.url, hreflang: "en", form: null, newTab: false };
const link = (name: string) => screen.getByRole("link", { name });

beforeEach(() => {
  siteData.language = "es";
  siteData.untranslated = [];
});

const step = (label: string, path: string) => ({ label, path, lang: "en" });
const page = {
  path: "/guides/flow/signs",
  breadcrumbs: [step("la guía", "/guides/flow"), step("Signs", "/guides/flow/signs")],
  otherPages: null,
};
const breadcrumbs = (
  <LocationProvider key="breadcrumbs">
    <Breadcrumbs page={page as unknown as Queries.PageShellFragment} />
  </LocationProvider>
);

it.each([
  ["in a text", <RunningText key="text" text="Lea [la guía](/guides/flow)." />],
  ["of a card", <CardLink key="card" to={pageTarget("/guides/flow")} label="la guía" />],
  ["in breadcrumbs", breadcrumbs],
])("a link %s to a page in English says so in Spanish", (_place, links) => {
  render(<div>{links}</div>);
  expect(link(`la guía ${mark}`)).toHaveAttribute("hreflang", "en");
  expect(screen.getByText(mark).closest("[lang]")).toHaveAttribute("lang", "es");
});

it("a link to a Spanish page isn't marked as English", () => {
  render(<RunningText text="[Precios](/es/pricing#faq) [Otro](/es)" />);
  for (const name of ["Precios", "Otro"]) expect(link(name)).not.toHaveAttribute("hreflang");
});

it("the mark says that it is English when it isn't translated", () => {
  siteData.untranslated = ["inEnglish"];
  render(<SmartLink to={service} label="Únase" />);
  expect(screen.getByText(mark)).toHaveAttribute("lang", "en");
});

it("a link to a service in English says so, and what it is about", () => {
  render(<SmartLink to={service} label="Empezar" about="Team" />);
  expect(link(`Empezar ${mark} Team`)).toHaveAttribute("hreflang", "en");
});

it("a short button says so to pointers and screen readers", () => {
  render(<SmartLink to={service} label="Únase" mark="hidden" />);
  expect(screen.getByTitle(mark)).toHaveTextContent("Únase");
  expect(link(`Únase ${mark}`)).toBeInTheDocument();
});

it("a dialog with a form in English says so in its name", async () => {
  window.fetch = jest.fn(async () => ({}) as Response);
  document.body.innerHTML = '<div id="___gatsby"></div>';
  await import("../../src/components/dialogs/IframeDialog");
  const form = { title: null, lang: null, subjectParameter: null };
  render(<SmartLink to={{ ...service, form }} label="Escribir" />, { wrapper: Dialogs });
  await userEvent.click(screen.getByRole("button", { name: `Escribir ${mark}` }));
  const dialog = await screen.findByRole("dialog", { name: `Escribir ${mark}` });
  const direct = await within(dialog).findByRole("link", { name: messages.openDirectly });
  expect(direct).toHaveAttribute("hreflang", "en");
});
