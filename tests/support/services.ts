import { ownLanguage } from "../../src/shared/languages";
import { type integrations, withTokens } from "./content";
import { inLanguage } from "./languages";

/** The addresses of other services on pages in a language. */
export const servicesIn = (language: string): typeof integrations =>
  inLanguage(language).read("integrations.json") as typeof integrations;

/** The URL of the hosted form that a link opens, with the language of the page, and the words of the link as its subject. */
export function formUrl(link: { label: string; to: string }, language = ownLanguage): string {
  const form = servicesIn(language).forms[link.to.replace("form:", "")];
  if (!form) throw new Error(`${link.to} is no form`);
  const url = new URL(form.iframe);
  if (form.subjectParameter) url.searchParams.set(form.subjectParameter, withTokens(link.label));
  return url.href;
}

/** Where a link leads, on a page in a language. */
export function hrefOf(link: { label: string; to: string }, language = ownLanguage): string {
  if (link.to.startsWith("form:")) return formUrl(link, language);
  const sites: Record<string, { url: string }> = servicesIn(language).sites;
  return sites[link.to.replace("site:", "")]?.url ?? link.to;
}

/** The page that takes a chosen plan. */
export function upgradeUrl(plan: "base" | "withAI", language: string): string {
  const { sites, upgradePlans } = servicesIn(language);
  const url = new URL(sites.upgradePlan.url);
  url.searchParams.set("plan", upgradePlans[plan]);
  return url.href;
}
