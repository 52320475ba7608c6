/** @jest-environment node */
import { readdirSync } from "node:fs";
import { basename, join } from "node:path";
import type { BuildArgs } from "gatsby";
import sharp from "sharp";
import { createDraw, shareAddress, writeShareImages } from "../../src/node/shareImages";
import type { CardFacts } from "../../src/seo/shareCard/shareCard";
import { emptyFolder } from "../support/emptyFolder";

const card: CardFacts = { brand: "Debato", title: "Choose Your Plan", label: "Pricing" };

it.each<Partial<CardFacts>>([
  { title: "Choose Another Plan" },
  { highlight: "Plan" },
  { label: "Prices" },
  { theme: "sel" },
  { brand: "Other" },
])("the address of a share image changes with %j", (change) => {
  expect(shareAddress("/pricing", { ...card, ...change })).not.toBe(shareAddress("/pricing", card));
});

it.each([
  ["the shortest", "Go", "Pricing"],
  [
    "a typical",
    "A town hall that stays open for four weeks",
    "Government & Public Sector / Interagency Collaboration",
  ],
  [
    "the longest",
    "Why a structured disagreement helps interdisciplinary committees understand one another ok",
    "Pricing",
  ],
  ["the widest", "WOMEN MAKE MWM MMWWMMWW WOWWMMMM QUOMWW WMWWMMM", "Pricing"],
])(
  "a share image with %s heading is a PNG of 1200 by 630 whose words don't touch the sheet",
  async (_kind, title, label) => {
    const draw = await createDraw();
    const picture = sharp(await draw({ ...card, title, label }));
    expect(await picture.metadata()).toMatchObject({ format: "png", width: 1200, height: 630 });
    const { channels } = await sharp(
      await picture.extract({ left: 760, top: 0, width: 28, height: 630 }).toBuffer(),
    ).stats();
    expect(channels.slice(0, 3).map(({ min }) => min)).toEqual([255, 255, 255]);
  },
);

const folder = emptyFolder();
const shown = join(folder, "public/share");
const facts = (title: string): [string, CardFacts] => [
  `/${title.toLowerCase()}`,
  { ...card, title },
];

/** Builds a site with the given pages. Returns the reported status, which says how many pictures are new. */
async function build(pages: [string, CardFacts][]): Promise<string> {
  let status = "";
  const nodes = [
    { shareImage: null },
    ...pages.map(([path, drawn]) => ({
      shareImage: { url: shareAddress(path, drawn), card: drawn },
    })),
  ];
  const args: unknown = {
    graphql: async () => ({ data: { allPage: { nodes } } }),
    store: { getState: () => ({ program: { directory: folder } }) },
    reporter: {
      activityTimer: () => ({ start() {}, end() {}, setStatus: (text: string) => (status = text) }),
    },
  };
  await writeShareImages(args as BuildArgs);
  return status;
}
const namesOf = (pages: [string, CardFacts][]) =>
  pages.map(([path, drawn]) => basename(shareAddress(path, drawn))).sort();
const expectFiles = (pages: [string, CardFacts][]) => {
  expect(readdirSync(shown).sort()).toEqual(namesOf(pages));
};

it("a build draws only new share images, and removes those that no page uses", async () => {
  const pages = [facts("About"), facts("Pricing"), facts("Terms")];
  expect(await build(pages)).toBe("3 of 3 were new");
  expectFiles(pages);

  expect(await build(pages)).toBe("0 of 3 were new");
  expectFiles(pages);

  const [, changed] = facts("Prices");
  const fewer: [string, CardFacts][] = [facts("About"), ["/pricing", changed]];
  expect(await build(fewer)).toBe("1 of 2 were new");
  expectFiles(fewer);
});
