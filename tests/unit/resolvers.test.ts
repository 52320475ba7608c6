import type { Resolve, ResolverContext } from "../../src/node/graphql/nodes";
import { breadcrumbs, metadata, shareImage, useCase } from "../../src/node/graphql/pageResolvers";
import { planValues } from "../../src/node/graphql/resolvers";

/* The tests of built pages cover the fields of real pages. These cover cases that no page has now. */

const nodes: Record<string, object> = {
  SiteSettings: {
    origin: "https://www.example.com",
    brand: "Debato",
    product: "debate",
    products: "debates",
    numbers: "no one",
  },
  InterfaceText: { shareImage: "“{title}” next to a debate on {brand}" },
  Debate: { scaleStart: 20, scaleNow: 0 },
  DebateWords: { undecided: "Undecided" },
  Plan: ["Free", "Team"].map((title) => ({ slug: title.toLowerCase(), title })),
};
const pages = [
  { path: "/", label: "Home" },
  { path: "/education", label: "Education" },
];

const nodeModel = {
  findOne: async ({
    type,
    query,
  }: {
    type: string;
    query: { filter?: { path: { eq: string } } };
  }) => nodes[type] ?? pages.find(({ path }) => path === query.filter?.path.eq),
  findAll: async ({ type }: { type: string }) => ({ entries: [nodes[type] ?? []].flat() }),
};
const context = { nodeModel, language: "en" } as unknown as ResolverContext;

it("a step without a page has its address as its name", async () => {
  const page = { path: "/towns/oslo", label: "Oslo" } as Parameters<typeof breadcrumbs>[0];
  const steps = await breadcrumbs(page, context);
  expect(steps.slice(1)).toEqual([{ label: "Towns" }, { path: page.path, label: "Oslo" }]);
});

it("the metadata of a page has its absolute address", async () => {
  const page = { path: "/es/pricing", metadata: { title: "Precios" } };
  expect(await (metadata as Resolve)(page, context, undefined)).toEqual({
    title: "Precios",
    url: "https://www.example.com/es/pricing",
  });
});

it("a use case leads to the page of its scenario", () => {
  const scenario = { path: "/government-sector/buses", useCase: { title: "Buses" } };
  expect((useCase as Resolve)(scenario, context, undefined)).toEqual({
    title: "Buses",
    to: "/government-sector/buses",
  });
});

it("a value of the comparison names its plan, and where its link leads", async () => {
  const values = { free: "2 {products}", team: "[Ask us](form:contact)" };
  expect(await (planValues as Resolve)({}, context, values)).toMatchObject([
    { plan: { title: "Free" }, value: "2 debates", to: undefined },
    { plan: { title: "Team" }, value: "Ask us", to: "form:contact" },
  ]);
});

describe("the picture of a page in link previews", () => {
  const page = {
    path: "/education/academic-benefits",
    label: "Academic Benefits",
    theme: "academic",
    hero: { title: "Better {products}" },
    metadata: {},
    sections: [],
  };
  const picture = (change: object) =>
    (shareImage as Resolve)({ ...page, ...change }, context, undefined);

  it("is drawn from heading, breadcrumbs and colors, with tokens filled in", async () => {
    expect(await picture({})).toMatchObject({
      url: expect.stringMatching(/^\/share\/education-academic-benefits\.[0-9a-f]{8}\.png$/),
      alt: "“Better debates” next to a debate on Debato",
      card: {
        brand: "Debato",
        title: "Better debates",
        label: "Education / Academic Benefits",
        theme: "academic",
      },
    });
  });

  it("leaves out breadcrumbs that repeat the heading", async () => {
    const equal = { path: "/education", label: "Education", hero: { title: "Education" } };
    expect(await picture(equal)).toMatchObject({ card: { label: "" } });
  });

  it("has the path of the page's debate, and where it ends", async () => {
    const sections = [{}, { debate: "buses" }];
    expect(await picture({ sections })).toMatchObject({
      card: { path: [20, 0], standing: "Undecided" },
    });
  });

  it("is not drawn when the page has its own", async () => {
    expect(await picture({ metadata: { image: { file: "./own.png" } } })).toBeNull();
  });
});
