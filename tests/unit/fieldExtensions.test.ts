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

describe("the breadcrumbs of a page", () => {
  const breadcrumbs = (path: string) =>
    answer("breadcrumbs", { path, label: pages.find((page) => page.path === path)?.label ?? "" }, "breadcrumbs");

  it("are none on the home page", async () => {
    expect(await breadcrumbs("/")).toEqual([]);
  });

  it("lead from Home over every page above it to the page itself", async () => {
    expect(await breadcrumbs("/education/academic-benefits")).toEqual([
      { path: "/", label: "Home" },
      { path: "/education", label: "Education" },
      { path: "/education/academic-benefits", label: "Academic Benefits" },
    ]);
  });

  it("show a segment that is no page with its first letter capitalised, and no link", async () => {
    const [, unknown] = (await breadcrumbs("/research/effects")) as unknown[];
    expect(unknown).toEqual({ label: "Research" });
  });

  it("have the tokens of their labels filled in", async () => {
    expect(await breadcrumbs("/about")).toEqual([
      { path: "/", label: "Home" },
      { path: "/about", label: "About Debato" },
    ]);
  });
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

  it("is not drawn where the page has a picture of its own, nor for the 404 page", async () => {
    expect(await shareImage({ ...page, metadata: { image: { file: "./own.png", alt: "Its own." } } })).toBeNull();
    expect(await shareImage({ ...page, path: "/404" })).toBeNull();
  });
});

describe("texts", () => {
  it("have their tokens filled in", async () => {
    expect(await answer("filledTokens", { title: "{brand}, for {products}" }, "title")).toBe("Debato, for debates");
  });

  it("in lists have theirs filled in, too", async () => {
    expect(await answer("filledTokens", { points: ["One {product}", "No token"] }, "points")).toEqual(["One debate", "No token"]);
  });

  it("keep the places that the interface fills in", async () => {
    expect(await answer("filledTokens", { progress: "{done} of {total} {products}" }, "progress")).toBe("{done} of {total} debates");
  });

  it("stay absent where they are", async () => {
    expect(await answer("filledTokens", {}, "lead")).toBeUndefined();
  });

  it("that need tokens cannot be answered without site settings", async () => {
    await expect(fieldAnswers({})("filledTokens", { title: "{brand}" }, "title")).rejects.toThrow("data/site.json");
  });
});

describe("where a link leads", () => {
  const target = (to?: string) => answer("target", { to }, "to");

  it("is an address of this site as it stands", async () => {
    expect(await target("/pricing#faq")).toEqual({ href: "/pricing#faq", newTab: false });
  });

  it("is the outside address that its name stands for, in a new tab where the content says so", async () => {
    expect(await target("site:signUp")).toEqual({ href: "https://pilot.example/signup", newTab: false });
    expect(await target("site:appStore")).toEqual({ href: "https://apps.example/debato", newTab: true });
  });

  it("is a form's name, with its own page for when scripts do not run", async () => {
    expect(await target("form:contact")).toEqual({ href: "https://forms.example/contact", form: "contact", newTab: false });
  });

  it("is nothing where no link is given", async () => {
    expect(await target()).toBeNull();
  });
});

describe("a price", () => {
  const price = (annualPrice?: number | string) => answer("price", { annualPrice }, "annualPrice");

  it.each([
    [4.16, 4.16],
    [0, 0],
    ["0", 0],
  ])("written %j is the amount %d", async (written, amount) => {
    expect(await price(written)).toEqual({ amount });
  });

  it("that is agreed on has no amount", async () => {
    expect(await price("Custom")).toEqual({ amount: null });
  });

  it("that is not given is none at all, which is not the same", async () => {
    expect(await price()).toBeNull();
  });
});
