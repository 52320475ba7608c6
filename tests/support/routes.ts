import { readdirSync } from "node:fs";
import { join } from "node:path";
import { readSource } from "../../src/content/source";
import { shown } from "./content";
import { dataFolder } from "./dataFolder";

/** A page of the site, as far as all pages are alike. */
export interface SitePage {
  /** The file that holds it, below `data/`. */
  file: string;
  path: string;
  /** Its short name in breadcrumbs. */
  label: string;
  metadata: { title: string; description: string; keywords: string[] };
}

/** All pages there are, the 404 page too, with the tokens of their texts filled in. */
export const sitePages = (): SitePage[] =>
  ["pages", "scenarios", "education", "briefs", "guides"].flatMap((below) =>
    readdirSync(join(dataFolder, below)).map((name) => {
      const file = `${below}/${name}`;
      return { ...JSON.parse(shown(JSON.stringify(readSource(dataFolder, file).value))), file };
    }),
  );

/** Every page that visitors can open by its address, with its short name in breadcrumbs. */
export const routes = sitePages()
  .filter(({ path }) => path !== "/404")
  .map(({ path, label }) => ({ path, label }));

/**
 * The path of a page below another one.
 * @throws when there is none
 */
export function pathBelow(parent: string): string {
  const page = routes.find(({ path }) => path.startsWith(`${parent}/`));
  if (!page) throw new Error(`there is no page below ${parent}`);
  return page.path;
}

/** The names on the way from the home page to a path, the page's own last. */
export function labelsTo(path: string): string[] {
  const segments = path.split("/").slice(1);
  const steps = ["/", ...segments.map((_, index) => `/${segments.slice(0, index + 1).join("/")}`)];
  return steps.map((step) => routes.find((route) => route.path === step)?.label ?? `no route ${step}`);
}
