import { createHash } from "node:crypto";
import { mkdir, readdir, readFile, rm, writeFile } from "node:fs/promises";
import { basename, join, resolve } from "node:path";
import type { BuildArgs } from "gatsby";
import sharp from "sharp";
import { shareSize } from "../content/pictureSizes";
import { type CardFacts, cardFonts, shareCard } from "../seo/shareCard/shareCard";

type Draw = (card: CardFacts) => Promise<Buffer>;

const hashOf = (text: string) => createHash("sha256").update(text).digest("hex").slice(0, 8);

/** Returns the path of a page's picture. It changes with the picture, so that no preview keeps an old one. */
export const shareAddress = (path: string, card: CardFacts): string =>
  `/share/${path.slice(1).replaceAll("/", "-") || "home"}.${hashOf(JSON.stringify(shareCard(card)))}.png`;

async function loadFont({ name, weight, subset }: (typeof cardFonts)[number]) {
  const family = name.replace(" Extended", "").toLowerCase().replace(" ", "-");
  const file = `node_modules/@fontsource/${family}/files/${family}-${subset}-${weight}-normal.woff`;
  return { name, weight, data: await readFile(resolve(file)) };
}

/** Loads the fonts of cards for satori. */
export const loadCardFonts = () => Promise.all(cardFonts.map(loadFont));

/** Loads the fonts and the library that sets words; only builds need them. */
export async function createDraw(): Promise<Draw> {
  const { default: satori } = await import("satori");
  const fonts = await loadCardFonts();
  return async (card) => {
    const { drawing, words } = shareCard(card);
    const svg = await satori(words, { ...shareSize, fonts });
    // Added here, below the words: as a picture inside satori's elements it takes three times as long.
    const whole = svg.replace(/^<svg[^>]*>/, (opening) => opening + drawing);
    // The default level makes files a tenth smaller, but takes half as long again.
    return sharp(Buffer.from(whole)).png({ compressionLevel: 3 }).toBuffer();
  };
}

/** How many pictures are in progress at a time: sharp draws on other threads while satori lays out the next picture. */
const atOnce = 4;

async function drawAll(cards: [name: string, card: CardFacts][], folder: string): Promise<void> {
  if (cards.length === 0) return;
  const draw = await createDraw();
  const waiting = cards.values();
  const work = async () => {
    for (const [name, card] of waiting) await writeFile(join(folder, name), await draw(card));
  };
  await Promise.all(Array.from({ length: atOnce }, work));
}

/** Draws the new pictures for link previews, and removes those that no page uses. */
export async function writeShareImages({ graphql, reporter, store }: BuildArgs): Promise<void> {
  const { data } = await graphql<Queries.ShareImagesQuery>(
    `query ShareImages { allPage(sort: { path: ASC }) { nodes { shareImage { url card { brand title highlight label theme } } } } }`,
  );
  if (!data) throw new Error("The pictures for link previews could not be read from the content.");
  const cards = new Map(
    data.allPage.nodes.flatMap(({ shareImage }) =>
      shareImage ? [[basename(shareImage.url), shareImage.card]] : [],
    ),
  );
  const { directory } = store.getState().program as { directory: string };
  const folder = join(directory, "public/share");
  await mkdir(folder, { recursive: true });

  const timer = reporter.activityTimer("draw share images");
  timer.start();
  const drawn = await readdir(folder);
  const fresh = [...cards].filter(([name]) => !drawn.includes(name));
  await drawAll(fresh, folder);
  await Promise.all(drawn.filter((name) => !cards.has(name)).map((name) => rm(join(folder, name))));
  timer.setStatus(`${fresh.length} of ${cards.size} were new`);
  timer.end();
}
