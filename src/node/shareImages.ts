import { createHash } from "node:crypto";
import { constants } from "node:fs";
import { cp, mkdir, readdir, readFile, rename, rm, writeFile } from "node:fs/promises";
import { basename, join, resolve } from "node:path";
import type { BuildArgs, SourceNodesArgs } from "gatsby";
import { type CardFacts, cardFonts, cardSize, shareCard } from "../seo/shareCard/shareCard";

interface SharesQuery {
  allPage: { nodes: { shareImage: { url: string; card: CardFacts } | null }[] };
}

type Draw = (card: CardFacts) => Promise<Buffer>;

const hashOf = (text: string) => createHash("sha256").update(text).digest("hex").slice(0, 8);

/** Returns the path of a page's picture. It changes with the picture, so that no preview keeps an old one. */
export const shareAddress = (path: string, card: CardFacts): string =>
  `/share/${path.slice(1).replaceAll("/", "-") || "home"}.${hashOf(JSON.stringify(shareCard(card)))}.png`;

/** The GraphQL type of the node that represents the template. */
export const templateType = "ShareTemplate";

const templateFiles = [
  "seo/shareCard/shareCard.ts",
  "seo/shareCard/shareFlow.ts",
  "seo/shareCard/shareTitle.ts",
  "theme/colors.ts",
  "theme/marks.ts",
  "theme/themes.ts",
];

/** Creates a node for the template's code: Gatsby runs a page's queries again when nodes change, but not when code does. */
export async function createTemplateNode({ actions }: SourceNodesArgs): Promise<void> {
  const sources = await Promise.all(templateFiles.map((file) => readFile(resolve("src", file), "utf8")));
  actions.createNode({ id: templateType, internal: { type: templateType, contentDigest: hashOf(sources.join("")) } });
}

async function loadFont({ name, weight, subset }: (typeof cardFonts)[number]) {
  const family = name.replace(" Extended", "").toLowerCase().replace(" ", "-");
  const file = `node_modules/@fontsource/${family}/files/${family}-${subset}-${weight}-normal.woff`;
  return { name, weight, data: await readFile(resolve(file)) };
}

/** Loads the fonts of cards for satori. */
export const loadCardFonts = () => Promise.all(cardFonts.map(loadFont));

/** Loads the fonts and libraries that draw; only builds need them. */
export async function createDraw(): Promise<Draw> {
  const [{ default: satori }, { renderAsync }] = await Promise.all([import("satori"), import("@resvg/resvg-js")]);
  const fonts = await loadCardFonts();
  return async (card) => {
    const { drawing, words } = shareCard(card);
    const svg = await satori(words, { ...cardSize, fonts });
    // Added here, below the words: as a picture inside satori's elements it takes three times as long.
    const whole = svg.replace(/^<svg[^>]*>/, (opening) => opening + drawing);
    return (await renderAsync(whole, { font: { loadSystemFonts: false } })).asPng();
  };
}

/** How many pictures are in progress at a time: resvg draws on other threads while satori lays out the next picture. */
const atOnce = 4;

async function drawAll(cards: [name: string, card: CardFacts][], folder: string): Promise<void> {
  if (cards.length === 0) return;
  const draw = await createDraw();
  const waiting = cards.values();
  const work = async () => {
    for (const [name, card] of waiting) {
      const file = join(folder, name);
      // Renamed when complete, so that a killed build leaves no partial picture.
      await writeFile(`${file}.part`, await draw(card));
      await rename(`${file}.part`, file);
    }
  };
  await Promise.all(Array.from({ length: atOnce }, work));
}

/** Draws the new pictures for link previews, and removes those that no page uses. */
export async function writeShareImages({ graphql, reporter, store }: BuildArgs): Promise<void> {
  const { data } = await graphql<SharesQuery>(
    "query ShareImages { allPage(sort: { path: ASC }) { nodes { shareImage { url card { brand title highlight label theme } } } } }",
  );
  if (!data) throw new Error("The pictures for link previews could not be read from the content.");
  const cards = new Map(data.allPage.nodes.flatMap(({ shareImage }) => (shareImage ? [[basename(shareImage.url), shareImage.card]] : [])));
  const { directory } = store.getState().program as { directory: string };
  // Hidden, because Gatsby deletes the other files of its cache after a change of packages or without public/.
  const kept = join(directory, ".cache/.share");
  const shown = join(directory, "public/share");
  await mkdir(kept, { recursive: true });

  const timer = reporter.activityTimer("draw share images");
  timer.start();
  const drawn = await readdir(kept);
  const there = new Set(drawn);
  const fresh = [...cards].filter(([name]) => !there.has(name));
  await drawAll(fresh, kept);
  await Promise.all(drawn.filter((name) => !cards.has(name)).map((name) => rm(join(kept, name))));
  await rm(shown, { recursive: true, force: true });
  await cp(kept, shown, { recursive: true, preserveTimestamps: true, mode: constants.COPYFILE_FICLONE });
  timer.setStatus(`${fresh.length} of ${cards.size} were new`);
  timer.end();
}
