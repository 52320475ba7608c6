import { createHash } from "node:crypto";
import { mkdir, readdir, readFile, rm, writeFile } from "node:fs/promises";
import { basename, join, resolve } from "node:path";
import type { BuildArgs } from "gatsby";
import sharp from "sharp";
import { type CardFacts, shareCard } from "../seo/shareCard";
import { shareSize } from "../shared/pictureSizes";

const hashOf = (text: string) => createHash("sha256").update(text).digest("hex").slice(0, 8);

/** Returns the path of a page's picture. It changes with the picture, so that no preview keeps an old one. */
export const shareAddress = (path: string, card: CardFacts): string =>
  `/share/${path.slice(1).replaceAll("/", "-") || "home"}.${hashOf(JSON.stringify(shareCard(card)))}.png`;

const cardFonts = [
  ["Bricolage Grotesque", "bricolage-grotesque", 800],
  ["Figtree", "figtree", 600],
] as const;

/** Loads the fonts of cards for satori, each with a second file for letters such as those of Polish. */
const loadCardFonts = () =>
  Promise.all(
    cardFonts.flatMap(([family, file, weight]) =>
      (["latin", "latin-ext"] as const).map(async (subset) => {
        const path = `node_modules/@fontsource/${file}/files/${file}-${subset}-${weight}-normal.woff`;
        const name = subset === "latin" ? family : `${family} Extended`;
        return { name, weight, data: await readFile(resolve(path)) };
      }),
    ),
  );

export async function createDraw(): Promise<(card: CardFacts) => Promise<Buffer>> {
  // Only builds that draw need it.
  const { default: satori } = await import("satori");
  const options = { ...shareSize, fonts: await loadCardFonts() };
  return async (card) => {
    const { drawing, words } = shareCard(card);
    const svg = await satori(words, options);
    // Added here, below the words: as a picture inside satori's elements it takes three times as long.
    const whole = svg.replace(/^<svg[^>]*>/, (opening) => opening + drawing);
    // The default level makes files a tenth smaller, but takes half as long again.
    return sharp(Buffer.from(whole)).png({ compressionLevel: 3 }).toBuffer();
  };
}

/** Draws the new pictures for link previews, removes those that no page uses, and returns how many were new. */
export async function writeShareImages({ graphql, store }: BuildArgs): Promise<number> {
  const { data } = await graphql<Queries.ShareImagesQuery>(
    `query ShareImages { allPage(sort: { path: ASC }) { nodes { shareImage { url card } } } }`,
  );
  if (!data) throw new Error("The pictures for link previews could not be read from the content.");
  const cards = new Map(
    data.allPage.nodes.flatMap(({ shareImage }) =>
      shareImage ? [[basename(shareImage.url), shareImage.card as unknown as CardFacts]] : [],
    ),
  );
  const { directory } = store.getState().program as { directory: string };
  const folder = join(directory, "public/share");
  await mkdir(folder, { recursive: true });

  const drawn = await readdir(folder);
  const fresh = [...cards].filter(([name]) => !drawn.includes(name));
  if (fresh.length > 0) {
    const draw = await createDraw();
    for (const [name, card] of fresh) await writeFile(join(folder, name), await draw(card));
  }
  await Promise.all(drawn.filter((name) => !cards.has(name)).map((name) => rm(join(folder, name))));
  return fresh.length;
}
