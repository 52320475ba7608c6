import { readdirSync } from "node:fs";
import { basename, join } from "node:path";
import type { BuildArgs } from "gatsby";
import sharp from "sharp";
import { createDraw, shareAddress, writeShareImages } from "../../src/node/shareImages";
import type { CardFacts } from "../../src/seo/shareCard";
import { emptyFolder } from "../support/emptyFolder";

const card: CardFacts = { brand: "Debato", title: "Choose Your Plan", label: "Pricing" };
const longest =
  "Why a structured disagreement helps interdisciplinary committees understand one another ok";

it("the address of a share image changes with what is drawn", () => {
  const changes = [
    {},
    { title: "Prices" },
    { label: "Prices" },
    { theme: "sel" },
    { brand: "A" },
    { path: [1, 2] },
  ];
  const addresses = changes.map((change) =>
    shareAddress("/pricing", { ...card, ...change } as CardFacts),
  );
  expect(new Set(addresses).size).toBe(changes.length);
});

it.each([
  "Go",
  "A town hall that stays open for four weeks",
  longest,
  "WOMEN MWMMW WOWWMMMM QUOMWW",
])("a share image's words touch neither sheet nor logo: %s", async (title) => {
  const draw = await createDraw();
  const picture = sharp(await draw({ ...card, title }));
  expect(await picture.metadata()).toMatchObject({ format: "png", width: 1200, height: 630 });
  for (const area of [
    { left: 760, top: 0, width: 28, height: 630 },
    { left: 0, top: 94, width: 788, height: 16 },
  ]) {
    const { channels } = await sharp(await picture.clone().extract(area).toBuffer()).stats();
    expect(channels.slice(0, 3).map(({ min }) => min)).toEqual([255, 255, 255]);
  }
});

it("a build draws new share images and removes unused ones", async () => {
  const folder = emptyFolder();
  const build = async (titles: string[]) => {
    const nodes = titles.map((title) => ({
      shareImage: { url: shareAddress("/page", { ...card, title }), card: { ...card, title } },
    }));
    const args: unknown = {
      graphql: async () => ({ data: { allPage: { nodes: [{ shareImage: null }, ...nodes] } } }),
      store: { getState: () => ({ program: { directory: folder } }) },
    };
    const fresh = await writeShareImages(args as BuildArgs);
    expect(readdirSync(join(folder, "public/share")).sort()).toEqual(
      nodes.map(({ shareImage }) => basename(shareImage.url)).sort(),
    );
    return fresh;
  };
  expect(await build(["About", "Pricing", "Terms"])).toBe(3);
  expect(await build(["About", "Pricing", "Terms"])).toBe(0);
  expect(await build(["About", "Prices"])).toBe(1);
});
