import { sitePages } from "./sitePages";

/** Every page that visitors can open by its address, with its short name in breadcrumbs. */
export const routes = sitePages()
  .filter(({ path }) => path !== "/404")
  .map(({ path, label }) => ({ path, label }));

/** The names on the way from the home page to a path, the page's own last. */
export function labelsTo(path: string): string[] {
  const segments = path.split("/").slice(1);
  const steps = ["/", ...segments.map((_, index) => `/${segments.slice(0, index + 1).join("/")}`)];
  return steps.map((step) => routes.find((route) => route.path === step)?.label ?? `no route ${step}`);
}
