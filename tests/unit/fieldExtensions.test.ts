import { fieldAnswers } from "../support/gatsbyStandIns";

const SiteSettings = { brand: "Debato", product: "debate", products: "debates" };
const pages = [
  { path: "/", label: "Home" },
  { path: "/education", label: "Education" },
  { path: "/education/academic-benefits", label: "Academic Benefits" },
  { path: "/about", label: "About {brand}" },
];

it("a link leads to an added form and to other sites", async () => {
  const training = { title: "Train with us", address: "https://forms.example.com/training" };
  const answer = fieldAnswers({ single: { Integrations: { sites: {}, forms: { training } } } });
  const href = "https://example.com/";
  expect(await answer("target", { to: "form:training" }, "to")).toMatchObject({ form: training });
  expect(await answer("target", { to: href }, "to")).toEqual({ href, newTab: false });
});

// The tests of built pages cover the fields of real pages. These cover cases that no page has now.
describe("the picture of a page in link previews", () => {
  const InterfaceText = { shareImage: "“{title}” beside a flow sheet of {brand}" };
  const Debate = { scaleStart: 64, scaleNow: 45 };
  const answer = fieldAnswers({ pages, single: { SiteSettings, InterfaceText, Debate } });
  const page = {
    path: "/education/academic-benefits",
    label: "Academic Benefits",
    theme: "academic",
    hero: { title: "Better {products}" },
    metadata: {},
    sections: [],
  };
  const shareImage = (change: Record<string, unknown>) =>
    answer("shareImage", { ...page, ...change });

  it("is drawn from heading, breadcrumbs and colors, with tokens filled in", async () => {
    expect(await shareImage({})).toMatchObject({
      url: expect.stringMatching(/^\/share\/education-academic-benefits\.[0-9a-f]{8}\.png$/),
      alt: "“Better debates” beside a flow sheet of Debato",
      card: {
        brand: "Debato",
        title: "Better debates",
        label: "Education / Academic Benefits",
        theme: "academic",
      },
    });
  });

  it("leaves out breadcrumbs on the home page and above equal headings", async () => {
    const equal = { path: "/education", label: "Education", hero: { title: "Education" } };
    for (const change of [{ path: "/" }, equal])
      expect(await shareImage(change)).toMatchObject({ card: { label: "" } });
  });

  it("has the path of the page's debate", async () => {
    const card = { path: [64, 45] };
    const hero = { title: "A debate", debate: "buses" };
    expect(await shareImage({ hero })).toMatchObject({ card });
    expect(await shareImage({ sections: [{}, { debate: "buses" }] })).toMatchObject({ card });
  });

  it("is not drawn for own pictures and the 404 page", async () => {
    expect(await shareImage({ metadata: { image: { file: "./own.png" } } })).toBeNull();
    expect(await shareImage({ path: "/404" })).toBeNull();
  });
});
