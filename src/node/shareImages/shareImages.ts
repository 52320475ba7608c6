import { createHash } from "node:crypto";
import { copyFile, mkdir, readdir, readFile, rename, rm, writeFile } from "node:fs/promises";
import { basename, join, resolve } from "node:path";
import type { BuildArgs, SourceNodesArgs } from "gatsby";
import { type CardFacts, cardFonts, cardSize, shareCard } from "./shareCard";

interface SharesQuery {
  allPage: { nodes: { shareImage: { url: string; card: CardFacts } | null }[] };
}

type Draw = (card: CardFacts) => Promise<Buffer>;

const hashOf = (text: string) => createHash("sha256").update(text).digest("hex").slice(0, 8);

/** The address of a page's picture on this site; it changes with what is drawn, so that no preview keeps an old one. */
export const shareAddress = (path: string, card: CardFacts): string =>
  `/share/${path.slice(1).replaceAll("/", "-") || "home"}.${hashOf(JSON.stringify(shareCard(card)))}.png`;

/** The GraphQL type of the one node that stands for the template. */
export const templateType = "ShareTemplate";

const templateFiles = [
  "node/shareImages/shareCard.ts",
  "node/shareImages/shareFlow.ts",
  "node/shareImages/shareTitle.ts",
  "theme/colors.ts",
  "theme/marks.ts",
];

/** Gatsby asks for a page's data again when nodes change, not when code does: here the template is a node. */
export async function createTemplateNode({ actions }: SourceNodesArgs): Promise<void> {
  const sources = await Promise.all(templateFiles.map((file) => readFile(resolve("src", file), "utf8")));
  actions.createNode({ id: templateType, internal: { type: templateType, contentDigest: hashOf(sources.join("")) } });
}

async function loadFont({ name, weight, subset }: (typeof cardFonts)[number]) {
  const family = name.replace(" Extended", "").toLowerCase().replace(" ", "-");
  const file = `node_modules/@fontsource/${family}/files/${family}-${subset}-${weight}-normal.woff`;
  return { name, weight, data: await readFile(resolve(file)) };
}

/** The fonts of cards, as satori takes them. */
export const loadCardFonts = () => Promise.all(cardFonts.map(loadFont));

/** Loads the fonts and libraries that draw, which other commands than a build can do without. */
export async function createDraw(): Promise<Draw> {
  const [{ default: satori }, { renderAsync }] = await Promise.all([import("satori"), import("@resvg/resvg-js")]);
  const fonts = await loadCardFonts();
  return async (card) => {
    const { drawing, words } = shareCard(card);
    const svg = await satori(words, { ...cardSize, fonts });
    // Laid below the words here: pictures inside satori's elements take three times as long.
    const whole = svg.replace(/^<svg[^>]*>/, (opening) => opening + drawing);
    return (await renderAsync(whole, { font: { loadSystemFonts: false } })).asPng();
  };
}

/** The names in `wanted` that are not in `there`. */
export const missingFrom = (there: readonly string[], wanted: Iterable<string>): string[] => {
  const found = new Set(there);
  return [...wanted].filter((name) => !found.has(name));
};

/** Drawing is done beside the work of putting the next picture together. */
const atOnce = 4;

async function drawAll(names: string[], cards: Map<string, CardFacts>, folder: string): Promise<void> {
  if (names.length === 0) return;
  const draw = await createDraw();
  const waiting = names.values();
  const work = async () => {
    for (const name of waiting) {
      const card = cards.get(name);
      if (!card) continue;
      const file = join(folder, name);
      // Renamed once whole, so that a build that is broken off leaves no half a picture behind.
      await writeFile(`${file}.part`, await draw(card));
      await rename(`${file}.part`, file);
    }
  };
  await Promise.all(Array.from({ length: atOnce }, work));
}

/** Draws the pictures for link previews that are new, and removes those of pages that have changed or gone. */
export async function writeShareImages({ graphql, reporter, store }: BuildArgs): Promise<void> {
  const { data } = await graphql<SharesQuery>(
    "query ShareImages { allPage(sort: { path: ASC }) { nodes { shareImage { url card { brand title highlight label theme } } } } }",
  );
  if (!data) throw new Error("The pictures for link previews could not be read from the content.");
  const cards = new Map(data.allPage.nodes.flatMap(({ shareImage }) => (shareImage ? [[basename(shareImage.url), shareImage.card]] : [])));
  const { directory } = store.getState().program as { directory: string };
  // Hidden, because Gatsby clears the rest of its cache when public/ was deleted or a package has changed.
  const kept = join(directory, ".cache/.share");
  const shown = join(directory, "public/share");
  await Promise.all([kept, shown].map((folder) => mkdir(folder, { recursive: true })));

  const timer = reporter.activityTimer("draw share images");
  timer.start();
  const fresh = missingFrom(await readdir(kept), cards.keys());
  await drawAll(fresh, cards, kept);
  const absent = missingFrom(await readdir(shown), cards.keys());
  await Promise.all(absent.map((name) => copyFile(join(kept, name), join(shown, name))));
  for (const folder of [kept, shown]) {
    const stale = missingFrom([...cards.keys()], await readdir(folder));
    await Promise.all(stale.map((name) => rm(join(folder, name))));
  }
  timer.setStatus(`${fresh.length} of ${cards.size} were new`);
  timer.end();
}
