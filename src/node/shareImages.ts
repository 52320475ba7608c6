import { createHash } from "node:crypto";
import { readFileSync } from "node:fs";
import { mkdir, readdir, rm, writeFile } from "node:fs/promises";
import { basename, join } from "node:path";
import type { BuildArgs } from "gatsby";
import sharp from "sharp";
import type { CardFacts } from "../content/edition";
import { alongScale } from "../debate/geometry";
import { shareSize } from "../shared/imageSizes";
import { themes } from "../theme/audiences";
import { palettes } from "../theme/colors";
import { logoPaths } from "../theme/logoPaths";

interface CardElement {
  type: string;
  key: null;
  props: { style: object; children: CardElement[] | string };
}

const { light } = palettes;
const left = 64;
const titleRoom = { width: 688, height: 384 };

const cardHeading = {
  fontFamily: "Bricolage Grotesque, Bricolage Grotesque Extended",
  fontWeight: 800,
};

const box = (style: object, children: CardElement[] | string): CardElement => ({
  type: "div",
  key: null,
  props: { style, children },
});

/** The logo without the brand, in a box of 28 by 24. */
const logoSign = (["for", "against", "common"] as const)
  .map((side) => `<path d="${logoPaths[side]}" fill="${light[side]}"/>`)
  .join("");

/** Where a position of the scale is, in pixels: between the lines of the middle column, which are at 886 and 1106. */
const xOf = (position: number) => 910 + 1.72 * alongScale(position);

/** The end of a debate, below the words: the reader's path down the middle, between the signs of the sides. */
function drawing(sheet: string, [start, now]: readonly [number, number]) {
  // Only its ends are known: between them, each side pulls the path its way by turns.
  const xAfter = (turn: number) =>
    xOf(Math.min(50, start + ((now - start) * turn) / 4 + (turn % 2) * 17));
  const path = [78, 154, 230, 306].map((y, turn) => {
    const [from, to] = [xAfter(turn), xAfter(turn + 1)];
    const ink = to > from ? light.against : light.for;
    return `<path d="M${from} ${y}c0 42 ${to - from} 34 ${to - from} 76" stroke="${ink}" stroke-width="11"/>`;
  });
  const circle = (y: number, position: number, line: string) =>
    `<circle cx="${xOf(position)}" cy="${y}" r="20" fill="${sheet}" stroke="${light.text}" ${line}/>`;
  return `<rect width="1200" height="630" fill="${light.background}"/>
<g transform="translate(${left} 53) scale(1.65)">${logoSign}</g>
<rect x="792" width="408" height="630" fill="${sheet}"/>
<path d="M886 0V402M1106 0V402" stroke="${light.rule}" stroke-width="2"/>
<g fill="none" stroke-width="3.5" stroke-linecap="round" stroke-linejoin="round">
<g id="pair"><path d="M839 116h0" stroke="${light.for}" stroke-width="32"/><path d="M1140 179h26v26h-26z" fill="${light.against}"/>
<path d="M893 116C1000 116 990 192 1096 192m-9-8l9 8-9 8" stroke="${light.against}"/></g><use href="#pair" y="152"/>
<path d="M1096 192C990 192 1000 268 895 268m9-8l-9 8 9 8" stroke="${light.for}"/>
${path.join("")}</g>
${circle(78, start, 'stroke-width="4" stroke-dasharray="9 7"')}${circle(382, now, 'stroke-width="5"')}
<path d="M906 490C987 475 1094 474 1128 500c23 22 21 66-6 88-34 24-174 26-238 10C857 588 850 524 871 503c9-10 28-15 48-16" fill="none" stroke="${light.common}" stroke-width="4" stroke-linecap="round"/>
<path d="M998 500l16 16-16 16-16-16z" fill="${light.common}"/>
<path d="M934 566h128" stroke="${light.marker}" stroke-width="22"/>`;
}

/*
 * In em of Bricolage Grotesque 800 with the spacing below, measured in a browser on the site's 80 titles (2026-11-29): a letter
 * is 0.46 wide on average, in lines 0.98 high. Balanced lines need twice the room. In long words, a letter is up to 0.61 wide.
 */
const areaOfLetter = 0.86;
const widthInLongWord = 0.6;

/** Capital letters take half as much room again. */
const roomOf = (text: string) => text.length + (text.match(/\p{Lu}/gu)?.length ?? 0) / 2;

/** The largest size at which the title fits its room, by its letters and its longest word. */
function titleSize(title: string) {
  const longestWord = Math.max(...title.split(" ").map(roomOf));
  const byArea = Math.sqrt((titleRoom.width * titleRoom.height) / (areaOfLetter * roomOf(title)));
  return Math.floor(Math.min(128, byArea, titleRoom.width / (widthInLongWord * longestWord)));
}

/** A page's picture for link previews: what is drawn in SVG, and above it the words for satori. */
function shareCard({ brand, title, label, theme, path = [20, 0], standing = "" }: CardFacts) {
  const { ink, tint } = theme ? themes[theme] : ({ ink: "accent", tint: "sheet" } as const);
  const fontSize = titleSize(title);
  const text = (style: object, words: string) =>
    box({ position: "absolute", left, ...style }, words);
  const top = { left: left + 60, top: 53, fontSize: 40, lineHeight: 1, letterSpacing: -1 };
  const middle = {
    // Letters have space on their left; moved by it, they align with the logo.
    left: left - fontSize * 0.04,
    bottom: label ? 116 : 56,
    width: titleRoom.width,
    fontSize,
    lineHeight: 0.98,
    letterSpacing: fontSize * -0.035,
    textWrap: "balance",
  };
  const whole = {
    display: "flex",
    width: "100%",
    height: "100%",
    fontFamily: "Figtree, Figtree Extended",
    fontWeight: 600,
    fontSize: 26,
    lineHeight: 1.2,
    color: light.text,
  };
  const belowKnob = { left: xOf(path[1]) - 150, top: 412, width: 300, textAlign: "center" };
  const words = box(whole, [
    text({ ...cardHeading, ...top }, brand.toLowerCase()),
    text({ ...cardHeading, ...middle }, title),
    text({ bottom: 56, color: light[ink] }, label),
    text(belowKnob, standing),
  ]);
  return { drawing: drawing(light[tint], path), words };
}

/** The path of a page's picture. It changes with the picture, so that no preview keeps an old one. */
export function shareImagePath(path: string, card: CardFacts): string {
  const hash = createHash("sha256")
    .update(JSON.stringify(shareCard(card)))
    .digest("hex");
  return `/share/${path.slice(1).replaceAll("/", "-") || "home"}.${hash.slice(0, 8)}.png`;
}

/** Each font with a second file for letters such as those of Polish. */
const cardFonts = [
  ["Bricolage Grotesque", "bricolage-grotesque", "latin", 800],
  ["Bricolage Grotesque Extended", "bricolage-grotesque", "latin-ext", 800],
  ["Figtree", "figtree", "latin", 600],
  ["Figtree Extended", "figtree", "latin-ext", 600],
] as const;

/** A function that draws a picture as PNG. */
export async function createDraw(): Promise<(card: CardFacts) => Promise<Buffer>> {
  // Only builds that draw need it.
  const { default: satori } = await import("satori");
  const fonts = cardFonts.map(([name, file, letters, weight]) => {
    const path = `node_modules/@fontsource/${file}/files/${file}-${letters}-${weight}-normal.woff`;
    return { name, weight, data: readFileSync(path) };
  });
  const options = { ...shareSize, fonts };
  return async (card: CardFacts) => {
    const { drawing, words } = shareCard(card);
    const svg = await satori(words, options);
    // Added here, below the words: as a picture inside satori's elements it takes three times as long.
    const whole = svg.replace(/^<svg[^>]*>/, (opening) => opening + drawing);
    // The default level makes files a tenth smaller, but takes half as long again.
    return sharp(Buffer.from(whole)).png({ compressionLevel: 3 }).toBuffer();
  };
}

/** Draws the pictures for link previews that are missing, and removes those that no page uses. */
export async function writeShareImages(
  { graphql }: Pick<BuildArgs, "graphql">,
  folder = "public/share",
): Promise<void> {
  const { data } = await graphql<Queries.ShareImagesQuery>(
    `query ShareImages { allPage(sort: { path: ASC }) { nodes { shareImage { url card } } } }`,
  );
  if (!data) throw new Error("The pictures for link previews could not be read from the content.");
  const cards = new Map(
    data.allPage.nodes.flatMap(({ shareImage }) =>
      shareImage ? [[basename(shareImage.url), shareImage.card as unknown as CardFacts]] : [],
    ),
  );
  await mkdir(folder, { recursive: true });

  const drawn = await readdir(folder);
  const fresh = [...cards].filter(([name]) => !drawn.includes(name));
  if (fresh.length > 0) {
    const draw = await createDraw();
    for (const [name, card] of fresh) await writeFile(join(folder, name), await draw(card));
  }
  await Promise.all(drawn.filter((name) => !cards.has(name)).map((name) => rm(join(folder, name))));
}
