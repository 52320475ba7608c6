import { absoluteUrl, builtPage, isBuilt } from "../support/built";
import { missingPages, routes } from "../support/routes";

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
