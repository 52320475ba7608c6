import { localizedPath } from "../../../src/shared/languages";
import { absoluteUrl, builtPage, graphOf, headOf, readBuiltBytes } from "../../support/built";
import { home, plans, site, withTokens } from "../../support/content";
import { languagesWith, type routes } from "../../support/routes";
import { pagesWithout, type Statement } from "../../support/statements";

type Head = ReturnType<typeof headOf>;

/** The value of a `meta` element that a page has exactly once. */
const only = ({ meta }: Head, name: string) =>
  meta[name]?.length === 1 ? meta[name][0] : undefined;

const everyPageHas = (holds: (head: Head, route: (typeof routes)[number]) => boolean) => () =>
  expect(pagesWithout((page, route) => holds(headOf(page), route))).toEqual([]);

const { ratingCount, ratingValue } = site.application;

/** A part of the application in a page's structured data. */
const partOfApplication = (head: Head, part: "offers" | "aggregateRating") =>
  (graphOf(head).find((thing) => thing["@type"] === "SoftwareApplication")?.[part] ?? {}) as Record<
    string,
    unknown
  >;

const rating = (head: Head) => partOfApplication(head, "aggregateRating");

export const metadata: Statement[] = [
  [
    "Every page sets its own title",
    everyPageHas(({ title }, { metadata }) => title === metadata.title),
  ],
  [
    "Every page sets its own description",
    everyPageHas((head, { metadata }) => only(head, "description") === metadata.description),
  ],
  [
    "Every page sets its own keywords",
    everyPageHas((head, { metadata }) => only(head, "keywords") === metadata.keywords.join(", ")),
  ],
  [
    "Every page sets its own tags",
    everyPageHas((head, { metadata }) => {
      const page = graphOf(head).find((thing) => thing["@type"] === "WebPage");
      return page?.keywords === metadata.tags?.join(", ");
    }),
  ],
  [
    "Every page sets its own address, the site’s own origin plus path",
    everyPageHas(
      (head, { path }) =>
        head.canonical.join() === absoluteUrl(path) && only(head, "og:url") === absoluteUrl(path),
    ),
  ],
  [
    "Every page may be found by search engines",
    everyPageHas(({ meta }) => meta.robots === undefined),
  ],
  [
    "Every page sets its own structured data",
    everyPageHas((head, { path }) =>
      graphOf(head).some(
        ({ "@type": type, url }) => type === "WebPage" && url === absoluteUrl(path),
      ),
    ),
  ],
  [
    "Every page but the home page has its breadcrumbs in its structured data",
    everyPageHas((head, { language, path }) => {
      const lists = graphOf(head).filter((thing) => thing["@type"] === "BreadcrumbList");
      return lists.length === (path === localizedPath(language, "/") ? 0 : 1);
    }),
  ],
  ["og type is website", everyPageHas((head) => only(head, "og:type") === "website")],
  [
    "Card type is summary_large_image",
    everyPageHas((head) => only(head, "twitter:card") === "summary_large_image"),
  ],
  [
    "Link previews show the page’s title and description",
    everyPageHas((head) =>
      ["og", "twitter"].every(
        (kind) =>
          only(head, `${kind}:title`) === head.title &&
          only(head, `${kind}:description`) === only(head, "description"),
      ),
    ),
  ],
  [
    "The share image of every page is a PNG of 1200 by 630",
    everyPageHas((head) => {
      const file = readBuiltBytes(new URL(only(head, "og:image") ?? "").pathname);
      const [width, height] = [file.readUInt32BE(16), file.readUInt32BE(20)];
      return file.subarray(1, 4).toString() === "PNG" && width === 1200 && height === 630;
    }),
  ],
  [
    "The share image of every page has a text alternative, and is the card’s too",
    everyPageHas(
      (head) =>
        Boolean(only(head, "og:image:alt")) &&
        Boolean(only(head, "twitter:image:alt")) &&
        only(head, "twitter:image") === only(head, "og:image"),
    ),
  ],
  [
    "The default share image is a PNG of 1200 by 630",
    () => {
      const url = only(headOf(builtPage("/404")), "og:image") ?? "";
      const file = readBuiltBytes(new URL(url).pathname);
      expect([file.readUInt32BE(16), file.readUInt32BE(20)]).toEqual([1200, 630]);
    },
  ],
  [
    "The default title and description are those of the home page",
    () => {
      const { title, meta } = headOf(builtPage("/"));
      expect(title).toBe(withTokens(home.metadata.title));
      expect(meta.description).toEqual([withTokens(home.metadata.description)]);
    },
  ],
  [
    "Structured data: the lowest price, in US dollars with two decimals",
    everyPageHas((head) => {
      const offer = partOfApplication(head, "offers");
      return /^\d+\.\d\d$/.test(`${offer.price}`) && offer.priceCurrency === "USD";
    }),
  ],
  ...languagesWith("/pricing").map(({ language }): Statement => {
    const path = localizedPath(language, "/pricing");
    return [
      `Offers in the JSON-LD of ${path}`,
      () => {
        const offers = graphOf(headOf(builtPage(path))).filter(
          (thing) => thing["@type"] === "Offer",
        );
        expect(offers.map(({ name, price, url }) => [name, price, url])).toEqual(
          plans
            .filter(({ monthlyPrice }) => monthlyPrice !== "Custom")
            .map(({ title, monthlyPrice }) => [
              withTokens(title),
              Number(monthlyPrice).toFixed(2),
              absoluteUrl(path),
            ]),
        );
      },
    ];
  }),
  [
    "Structured data: rating with one decimal",
    everyPageHas((head) => rating(head).ratingValue === ratingValue.toFixed(1)),
  ],
  [
    "Structured data: number of ratings",
    everyPageHas((head) => rating(head).ratingCount === ratingCount),
  ],
  [
    "Structured data: scale 1 to 5",
    everyPageHas((head) => rating(head).worstRating === 1 && rating(head).bestRating === 5),
  ],
];
