import { builtPage } from "../support/built";
import { routes } from "../support/routes";
import { wordsOf } from "../support/statements";

/* What crawlers, reader views, translators and screen readers get from the HTML alone. */

const pages = routes.map(({ path }) => path);

it.each(pages)("%s says nothing twice in a row", (path) => {
  const parts = builtPage(path).querySelectorAll(
    "h1, h2, h3, h4, p, li, dt, dd, th, td, a, button",
  );
  const doubled = [...parts].map(wordsOf).filter((words) => /^(.{4,}?) ?\1$/.test(words));
  expect(doubled).toEqual([]);
});

it.each(pages)("%s has each link of the header once", (path) => {
  const links = [...builtPage(path).querySelectorAll("header:has(nav) a")].map(wordsOf);
  expect(links.length).toBeGreaterThan(5);
  expect(links).toEqual([...new Set(links)]);
});

it.each(pages)("%s hides no answer or detail before scripts do", (path) => {
  expect([...builtPage(path).querySelectorAll("main section[hidden]")].map(wordsOf)).toEqual([]);
});

it.each(pages)("%s has a name for each table", (path) => {
  const page = builtPage(path);
  const unnamed = [...page.querySelectorAll("table")].filter((table) => {
    const heading = page.getElementById(`${table.getAttribute("aria-labelledby")}`);
    return !(table.getAttribute("aria-label") ?? (heading ?? table.caption)?.textContent);
  });
  expect(unnamed.map(wordsOf)).toEqual([]);
});
