import { readdirSync } from "node:fs";
import { basename } from "node:path";
import type { BuildArgs } from "gatsby";
import sharp from "sharp";
import type { CardFacts } from "../../src/content/edition";
import { createDraw, shareImagePath, writeShareImages } from "../../src/node/shareImages";
import { emptyFolder } from "../support/emptyFolder";

const card: CardFacts = { brand: "Debato", title: "Choose Your Plan", label: "Pricing" };

it("the address of a share image changes with what is drawn", () => {
  const changes: Partial<CardFacts>[] = [
    {},
    { title: "Prices" },
    { label: "Prices" },
    { theme: "sel" },
    { brand: "A" },
    { path: [1, 2] },
    { standing: "2 points" },
  ];
  const paths = changes.map((change) => shareImagePath("/pricing", { ...card, ...change }));
  expect(new Set(paths).size).toBe(changes.length);
});

it.each([
  "Go",
  "Why a structured disagreement helps interdisciplinary committees understand one another ok",
  "WOMEN MWMMW WOWWMMMM QUOMWW",
])("a share image's words touch neither sheet nor logo: %s", async (title) => {
  const draw = await createDraw();
  const image = sharp(await draw({ ...card, title }));
  for (const area of [
    { left: 760, top: 0, width: 28, height: 630 },
    { left: 0, top: 94, width: 788, height: 16 },
  ]) {
    const { channels } = await sharp(await image.clone().extract(area).toBuffer()).stats();
    expect(channels.slice(0, 3).map(({ min }) => min)).toEqual([255, 255, 255]);
  }
});

it("a build draws missing share images and removes unused ones", async () => {
  const folder = emptyFolder();
  for (const titles of [
    ["About", "Pricing"],
    ["About", "Prices"],
  ]) {
    const nodes = titles.map((title) => ({
      shareImage: { url: shareImagePath("/page", { ...card, title }), card: { ...card, title } },
    }));
    const args: unknown = {
      graphql: async () => ({ data: { allPage: { nodes: [{ shareImage: null }, ...nodes] } } }),
    };
    await writeShareImages(args as BuildArgs, folder);
    expect(readdirSync(folder).sort()).toEqual(
      nodes.map(({ shareImage }) => basename(shareImage.url)).sort(),
    );
  }
});
