import { guideData } from "../../src/seo/guideData";

const heading = (title: string, anchor: string, depth = 2) => ({ title, anchor, depth });

const guide = {
  path: "/guides/sign",
  title: "Sign together",
  kind: "howTo" as const,
  metadata: { description: "How to sign.", keywords: [] },
  body: { headings: [] as ReturnType<typeof heading>[], parts: [] as object[] },
};

const dataOf = (body: typeof guide.body) =>
  guideData({ origin: "https://example.org", language: "en" }, { ...guide, body }, null);

test("only numbered headings are steps of a guide", () => {
  const headings = [
    heading("1. Ask first", "1-ask-first"),
    heading("2. Sign", "2-sign"),
    heading("What goes wrong", "what-goes-wrong"),
  ];
  const [, howTo] = dataOf({ headings, parts: [] });
  expect(howTo).toMatchObject({
    "@type": "HowTo",
    step: [
      { name: "Ask first", url: "https://example.org/guides/sign#1-ask-first" },
      { name: "Sign", url: "https://example.org/guides/sign#2-sign" },
    ],
  });
});

test("the rows of a plan take precedence over headings", () => {
  const parts = [{ from: "0", to: "5", title: "Take a stand", text: "Everybody walks to a side." }];
  const [, howTo] = dataOf({ headings: [heading("1. Ask first", "1-ask-first")], parts });
  expect(howTo).toMatchObject({
    totalTime: "PT5M",
    step: [{ name: "Take a stand", text: "Everybody walks to a side." }],
  });
});
