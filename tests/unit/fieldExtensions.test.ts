import { fieldAnswers } from "../support/gatsbyStandIns";

const SiteSettings = { brand: "Debato", product: "debate", products: "debates" };
const Integrations = {
  sites: {
    signUp: { address: "https://pilot.example/signup", newTab: false },
    appStore: { address: "https://apps.example/debato", newTab: true },
  },
  forms: { contact: { address: "https://forms.example/contact" } },
};
const pages = [
  { path: "/", label: "Home" },
  { path: "/education", label: "Education" },
  { path: "/education/academic-benefits", label: "Academic Benefits" },
  { path: "/about", label: "About {brand}" },
];

const answer = fieldAnswers({ pages, single: { SiteSettings, Integrations } });

// The way to each real page is in tests/built/links.test.ts.
it("breadcrumbs show a segment that is no page with its first letter capitalised, and no link", async () => {
  const [, unknown] = (await answer("breadcrumbs", { path: "/research/effects", label: "" })) as unknown[];
  expect(unknown).toEqual({ label: "Research" });
});

it("a page without metadata has the defaults of the site, without their picture; a page with its own keeps it", async () => {
  const defaults = {
    title: "A default title",
    description: "A default description.",
    keywords: ["debate"],
    image: { file: "./share.png" },
  };
  const withDefaults = fieldAnswers({ pages, single: { SiteSettings: { ...SiteSettings, defaults } } });
  expect(await withDefaults("pageMetadata", { path: "/about" }, "metadata")).toEqual({ ...defaults, image: undefined });
  expect(await withDefaults("pageMetadata", { metadata: { title: "Its own" } }, "metadata")).toEqual({ title: "Its own" });
});

describe("the picture of a page in link previews", () => {
  const InterfaceText = { shareImage: "“{title}” beside a flow sheet of {brand}" };
  const drawing = fieldAnswers({ pages, single: { SiteSettings, Integrations, InterfaceText } });
  const page = {
    path: "/education/academic-benefits",
    label: "Academic Benefits",
    theme: "academic",
    metadata: {},
    hero: { title: "Better {products}" },
  };
  const shareImage = (source: Record<string, unknown>) => drawing("shareImage", source, "shareImage");

  it("is drawn from heading, way and colours, with the tokens filled in", async () => {
    expect(await shareImage(page)).toMatchObject({
      url: expect.stringMatching(/^\/share\/education-academic-benefits\.[0-9a-f]{8}\.png$/),
      width: 1200,
      height: 630,
      alt: "“Better debates” beside a flow sheet of Debato",
      card: { brand: "Debato", title: "Better debates", label: "Education / Academic Benefits", theme: "academic" },
    });
  });

  it("says nothing twice: no way to the home page, none that is the heading again", async () => {
    expect(await shareImage({ ...page, path: "/" })).toMatchObject({ card: { label: "" } });
    expect(await shareImage({ ...page, path: "/education", label: "Education", hero: { title: "Education" } })).toMatchObject({
      card: { label: "" },
    });
  });

  it("is drawn for a page without metadata, too", async () => {
    expect(await shareImage({ ...page, metadata: undefined })).toMatchObject({ card: { title: "Better debates" } });
  });

  it("is not drawn where the page has a picture of its own, nor for the 404 page", async () => {
    expect(await shareImage({ ...page, metadata: { image: { file: "./own.png", alt: "Its own." } } })).toBeNull();
    expect(await shareImage({ ...page, path: "/404" })).toBeNull();
  });
});

describe("texts", () => {
  it.each<[string, unknown, unknown]>([
    ["have their tokens filled in", "{brand}, for {products}", "Debato, for debates"],
    ["in lists have theirs filled in, too", ["One {product}", "No token"], ["One debate", "No token"]],
    ["keep the places that the interface fills in", "{done} of {total} {products}", "{done} of {total} debates"],
    ["stay absent where they are", undefined, undefined],
  ])("%s", async (_what, written, shown) => {
    expect(await answer("filledTokens", { title: written }, "title")).toEqual(shown);
  });

  it("that need tokens cannot be answered without site settings", async () => {
    await expect(fieldAnswers({})("filledTokens", { title: "{brand}" }, "title")).rejects.toThrow("data/site.json");
  });
});

describe("where a link leads", () => {
  it.each([
    ["to an address of this site as it stands", "/pricing#faq", { href: "/pricing#faq", newTab: false }],
    ["to the outside address that its name stands for", "site:signUp", { href: "https://pilot.example/signup", newTab: false }],
    ["to a new tab where the content says so", "site:appStore", { href: "https://apps.example/debato", newTab: true }],
    [
      "to a form, or its own page without scripts",
      "form:contact",
      { href: "https://forms.example/contact", form: "contact", newTab: false },
    ],
    ["nowhere where no link is given", undefined, null],
  ])("%s", async (_what, to, expected) => {
    expect(await answer("target", { to }, "to")).toEqual(expected);
  });
});

describe("a price", () => {
  it.each([
    [4.16, { amount: 4.16 }],
    ["0", { amount: 0 }],
    ["Custom", { amount: null }],
    [undefined, null],
  ])("written %j is %j", async (annualPrice, expected) => {
    expect(await answer("price", { annualPrice }, "annualPrice")).toEqual(expected);
  });
});
