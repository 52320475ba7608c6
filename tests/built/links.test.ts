import { addressOf, builtPage, isBuilt } from "../support/built";
import { messages, navigation } from "../support/content";
import { guides } from "../support/guides";
import { routes, sitePages, stepsTo } from "../support/routes";

const paths = routes.map(({ path }) => path);
const pages = new Map([...paths, "/404"].map((path) => [path, builtPage(path)]));

/** The guide that explains the words of debates. Texts link to it from the first use of a word. */
const glossary = "/guides/words-of-debate";

const linksIn = (part: ParentNode) =>
  [...part.querySelectorAll("a[href]")].map((link) => ({
    text: link.textContent?.trim() ?? "",
    to: link.getAttribute("href") ?? "",
  }));

/** The targets of a page's internal links: pages or files, with the anchor. */
const targetsOn = (path: string) =>
  linksIn(pages.get(path) ?? document)
    .map(({ to }) => new URL(to, addressOf(path)))
    .filter(({ origin }) => origin === addressOf(""))
    .map(({ pathname, hash }) => ({ path: pathname, id: hash.slice(1) }));

it("every page can be reached from the home page", () => {
  const reached = new Set(["/"]);
  for (const path of reached)
    for (const target of targetsOn(path)) if (pages.has(target.path)) reached.add(target.path);
  expect([...reached].sort()).toEqual([...paths].sort());
});

it.each([...pages.keys()])("%s has no dead links", (path) => {
  const dead = targetsOn(path).filter((target) => {
    const page = pages.get(target.path);
    return page ? target.id && !page.getElementById(target.id) : !isBuilt(addressOf(target.path));
  });
  expect(dead).toEqual([]);
});

it.each([...pages.keys()])(
  "the texts of %s show every link as a link, and link each term to the glossary only once",
  (path) => {
    const main = pages.get(path)?.querySelector("main");
    expect(main?.textContent).not.toMatch(/\]\(\//);
    const words = linksIn(main ?? document).flatMap(({ to }) =>
      to.startsWith(`${glossary}#`) && path !== glossary ? [to] : [],
    );
    expect(words).toEqual([...new Set(words)]);
  },
);

it.each(paths)(
  "the breadcrumbs of %s show the path to it, and only the home page has none",
  (path) => {
    const nav = pages.get(path)?.querySelector(`nav[aria-label="${messages.breadcrumbs}"]`);
    if (path === "/") {
      expect(nav).toBeNull();
      return;
    }
    const steps = [...(nav?.querySelectorAll("li") ?? [])].map((step) => ({
      text: step.textContent,
      to: step.querySelector("a")?.getAttribute("href"),
      current: step.querySelector("[aria-current]")?.getAttribute("aria-current"),
    }));
    expect(steps).toEqual(
      stepsTo(path).map(({ label: text, path: to }) =>
        to === path ? { text, current: "page" } : { text, to },
      ),
    );
  },
);

it.each(navigation.footer)("the footer column $title has its links", ({ title, links }) => {
  const headings = [
    ...(pages
      .get("/about")
      ?.querySelectorAll(`nav[aria-label="${messages.footerNavigation}"] h2`) ?? []),
  ];
  const column = headings.find(({ textContent }) => textContent === title)?.parentElement;
  expect(linksIn(column ?? document)).toEqual(links.map(({ label, to }) => ({ text: label, to })));
});

const audiences = [
  { audience: "education", path: "/education" },
  { audience: "government", path: "/government-sector" },
  { audience: "organization", path: "/organizations" },
  { audience: "nonprofit", path: "/nonprofits" },
];

it.each(audiences)("$path links to every guide for its audience", ({ audience, path }) => {
  const links = linksIn(pages.get(path)?.querySelector("main") ?? document).map(({ to }) => to);
  expect(links).toEqual(
    expect.arrayContaining(
      guides.filter((guide) => guide.audience === audience).map((guide) => guide.path),
    ),
  );
});

it.each(sitePages().filter(({ file }) => file.startsWith("scenarios/")))(
  "the scenario $path links back to the overview",
  ({ path }) => {
    const links = linksIn(pages.get(path)?.querySelector("main") ?? document);
    expect(links).toContainEqual({ text: messages.backToGovernment, to: "/government-sector" });
  },
);
