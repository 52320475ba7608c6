import { absoluteUrl, builtPage, graphOf, headOf, isBuilt, readBuilt } from "../../support/built";
import { routes } from "../../support/routes";
import { linksIn, pagesWithout, type Statement } from "../../support/statements";

/** The addresses of the specification. Other sites may link to them. */
const specified = [
  "/",
  "/about",
  "/government-sector",
  "/government-sector/implementation-guide",
  "/government-sector/use-cases",
  "/government-sector/policy-development",
  "/government-sector/civic-engagement",
  "/government-sector/interagency-collaboration",
  "/government-sector/regulatory-decisions",
  "/government-sector/think-tank-discourse",
  "/education",
  "/education/academic-benefits",
  "/education/social-emotional-learning",
  "/education/classroom-outcomes",
  "/education/implementation-guide",
  "/organizations",
  "/nonprofits",
  "/pricing",
  "/pilot-program",
  "/privacy-policy",
  "/terms",
  "/eula",
];

/** Addresses that the specification names and that have no page. */
const settled = {
  "/non-profits": "/nonprofits",
  "/civic-engagement": "/government-sector/civic-engagement",
  "/interagency-collaboration": "/government-sector/interagency-collaboration",
  "/regulatory-decisions": "/government-sector/regulatory-decisions",
  "/think-tank-discourse": "/government-sector/think-tank-discourse",
  "/policy-development": "/government-sector/policy-development",
  "/government-sector/citizen-engagement": "/government-sector/civic-engagement",
  "/contact": "/pilot-program#contact",
};

/** Where the host sends the visitors of an address for good. */
const redirectOf = (path: string) =>
  readBuilt("_redirects")
    .split("\n")
    .map((line) => line.split(" "))
    .find(([from, , status]) => from === path && status === "301")?.[1];

const sitemap = () => readBuilt("sitemap-0.xml");

export const routeList: Statement[] = [
  // A page may move, if its old address leads on.
  ...specified.map(
    (path): Statement => [
      `Route ${path} exists and answers`,
      () => expect(isBuilt(absoluteUrl(redirectOf(path) ?? path))).toBe(true),
    ],
  ),
  ...Object.entries(settled).map(
    ([from, to]): Statement => [
      `${from} leads on to ${to}`,
      () => {
        expect(redirectOf(from)).toBe(to);
        const [path = "", id] = to.split("#");
        if (id) expect(builtPage(path).getElementById(id)).not.toBeNull();
        else expect(isBuilt(absoluteUrl(path))).toBe(true);
      },
    ],
  ),
  ...["/pricing", "/pilot-program"].map(
    (path): Statement => [
      `${path} is an ordinary page`,
      () => expect(builtPage(path).querySelector("main h1")).not.toBeNull(),
    ],
  ),
  [
    "/pricing has the FAQ at #faq",
    () => expect(builtPage("/pricing").getElementById("faq")).not.toBeNull(),
  ],
  [
    "All pages are public: none asks for a name or a password",
    () =>
      expect(
        pagesWithout(
          (page) => !page.querySelector("form, input[type=password], input[type=email]"),
        ),
      ).toEqual([]),
  ],
  [
    "No route parameters",
    () => expect(routes.filter(({ path }) => /[:*[\]]/.test(path))).toEqual([]),
  ],
  [
    "No address ends with a slash, in links and in the sitemap",
    () => {
      expect(
        pagesWithout((page) =>
          linksIn(page).every(([, to]) => !/^\/[^#?]*[^#?/]\/([#?]|$)/.test(to)),
        ),
      ).toEqual([]);
      const listed = [...sitemap().matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, url]) => url);
      const slashed = listed.filter((url) => /\/$/.test(`${url}`));
      expect(slashed).toEqual([absoluteUrl("/")]);
    },
  ],
  [
    "Sitemap entries carry lastmod",
    () => {
      const entries = [...sitemap().matchAll(/<url>.*?<\/url>/gs)].map(([entry]) =>
        ["loc", "lastmod"].map((name) => entry.split(new RegExp(`</?${name}>`))[1]),
      );
      const dates = routes.map(({ path }) => {
        const graph = graphOf(headOf(builtPage(path)));
        const page = graph.find((thing) => thing["@type"] === "WebPage");
        return [absoluteUrl(path), page?.dateModified];
      });
      expect(entries.toSorted()).toEqual(dates.toSorted());
    },
  ],
  [
    "The sitemap lists every route of the specification",
    () => {
      const entry = (path: string) => `<loc>${absoluteUrl(path)}</loc>`;
      const pages = specified.filter((path) => !redirectOf(path));
      expect(pages.filter((path) => !sitemap().includes(entry(path)))).toEqual([]);
    },
  ],
];
