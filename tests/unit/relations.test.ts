import { fieldAnswers } from "../support/gatsbyStandIns";

const internal = (type: string) => ({ internal: { type } });

const home = { path: "/", parent: "pages/home.json", ...internal("HomePage"), debate: { anchor: "scale", title: "The {product}" } };
const pricing = {
  path: "/pricing",
  parent: "pages/pricing.json",
  ...internal("PricingPage"),
  closing: {
    kind: "callToAction",
    anchor: "closing",
    title: "Begin",
    actions: [
      { label: "Home", to: "/#scale" },
      { label: "Again", to: "#closing" },
      { label: "Sign up", to: "site:signUp" },
      { label: "Figures", to: "/about#research" },
    ],
  },
};
const about = {
  path: "/about",
  parent: "pages/about.json",
  ...internal("AboutPage"),
  research: { kind: "stats", anchor: "research", title: "Research", stats: ["studies", "effect-size"] },
};
const deep = { path: "/education/far/below", parent: "education/below.json", ...internal("EducationPage") };
const scenarios = [2, 3, 1].map((number) => ({ slug: `number-${number}`, number }));

const answer = fieldAnswers({
  pages: [pricing, about, home, deep],
  single: { SiteSettings: { brand: "Debato", product: "debate", products: "debates" } },
  lists: {
    ScenarioPage: scenarios,
    Redirect: [
      { from: "/prices", to: "/pricing" },
      { from: "/team", to: "/about#research" },
    ],
    ComparisonGroup: [{ title: "Work", rows: [{ name: "Join {products}", free: "2", team: "5" }] }],
  },
});
const paths = async (relation: string, source: Record<string, unknown>) =>
  ((await answer(relation, source)) as { path: string }[]).map(({ path }) => path);

describe("a page", () => {
  it("has the sections that links can point at as its outline, with their tokens filled in", async () => {
    expect(await answer("outline", home)).toEqual([{ anchor: "scale", address: "/#scale", title: "The debate", kind: undefined }]);
    expect(await answer("outline", about)).toEqual([{ anchor: "research", address: "/about#research", title: "Research", kind: "stats" }]);
  });

  it("stands below the nearest page that there is, and only the home page below none", async () => {
    expect(await answer("above", pricing)).toBe(home);
    expect(await answer("above", deep)).toBe(home);
    expect(await answer("above", home)).toBeNull();
    expect(await paths("below", home)).toEqual(["/about", "/education/far/below", "/pricing"]);
    expect(await paths("below", about)).toEqual([]);
  });

  it("knows the other pages that it links to, and those that link to it", async () => {
    expect(await paths("linksTo", pricing)).toEqual(["/", "/about"]);
    expect(await paths("linkedFrom", about)).toEqual(["/pricing"]);
    expect(await paths("linkedFrom", pricing)).toEqual([]);
  });

  it("knows the old addresses that lead to it", async () => {
    expect(await answer("redirects", about)).toEqual([{ from: "/team", to: "/about#research" }]);
  });

  it("names the files that its content stands in", async () => {
    expect(await answer("files", about)).toEqual(["data/pages/about.json", "data/stats.json"]);
  });
});

describe("an entry", () => {
  it("is shown on the pages that refer to it", async () => {
    expect(await paths("shownOn", { slug: "studies", ...internal("Stat") })).toEqual(["/about"]);
    expect(await paths("shownOn", { slug: "participation", ...internal("Stat") })).toEqual([]);
  });

  it("is shown on the pages that list all of its kind", async () => {
    expect(await paths("shownOn", { slug: "team", ...internal("Plan") })).toEqual(["/pricing"]);
  });
});

describe("a scenario", () => {
  it("has those before and after it by its number", async () => {
    expect(await answer("previousScenario", { number: 2 })).toMatchObject({ number: 1 });
    expect(await answer("nextScenario", { number: 2 })).toMatchObject({ number: 3 });
    expect(await answer("previousScenario", { number: 1 })).toBeNull();
    expect(await answer("nextScenario", { number: 3 })).toBeNull();
  });
});

describe("a plan", () => {
  it("has what the table of plans says of it", async () => {
    expect(await answer("planComparison", { slug: "team" })).toEqual([{ group: "Work", name: "Join debates", value: "5" }]);
  });
});

describe("a link", () => {
  it("leads to a page, or to none outside this site", async () => {
    expect(await answer("pageOfTarget", { href: "/about#research" })).toBe(about);
    expect(await answer("pageOfTarget", { href: "https://apps.example/debato" })).toBeNull();
    expect(await answer("pageOfTarget", { href: "#closing" })).toBeNull();
  });
});
