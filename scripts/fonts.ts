import { createHash } from "node:crypto";
import { mkdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { createFontStack, type FontMetrics } from "@capsizecss/core";
import { entireMetricsCollection } from "@capsizecss/metrics/entireMetricsCollection";
import { fromBuffer } from "@capsizecss/unpack";
import subsetFont from "subset-font";
import { root, runCommand } from "./command";

/*
 * Subsets the site's two fonts to the characters and weights in use, and computes fallbacks of the same size. Writes the
 * fonts and their licenses to static/fonts, and their addresses, fallbacks and ranges to src/theme/fontSubsets.json. Both are in git,
 * so that a build needs no font tools.
 */
const folder = join(root, "static/fonts");

const range = (from: number, to: number) =>
  Array.from({ length: to - from + 1 }, (_, index) => String.fromCodePoint(from + index)).join("");
const latin = `${range(0x20, 0x7e)}${range(0xa0, 0xff)}ŒœŠšŽžŸ‘’“”‚„‹›–—•…€™←↑→↓−≤≥`;
/** The characters of English prose without straight quotes, for the preloaded file. A font's `more` has what the site's pages use as well. */
const prose = `${range(0x61, 0x7a)}${range(0x41, 0x5a)}${range(0x30, 0x39)} \u00a0.,:;!?()/&%$+-–—‘’“”…©·`;

/** In bytes: with headers, two such files and as much of a picture fit in one round trip of a slow connection. */
const limit = 9570;

const pointsOf = (characters: string) =>
  [...characters].map((character) => character.codePointAt(0) ?? 0).sort((a, b) => a - b);

/**
 * Returns characters as a CSS `unicode-range`, such as `U+a1-a8, U+aa`. To keep it short, ranges include unused
 * characters, but none of `others`.
 */
function unicodeRange(characters: string, others: string): string {
  const taken = pointsOf(others);
  const runs: [number, number][] = [];
  for (const point of pointsOf(characters)) {
    const last = runs.at(-1);
    if (last && !taken.some((other) => other > last[1] && other < point)) last[1] = point;
    else runs.push([point, point]);
  }
  return runs
    .map(([from, to]) => `U+${from.toString(16)}${to > from ? `-${to.toString(16)}` : ""}`)
    .join(", ");
}

const dejavu = (file: string) =>
  fromBuffer(readFileSync(join(root, "node_modules/dejavu-fonts-ttf/ttf", file)));

/** Fonts that many visitors have, by their full names in one weight, and the metrics that they share. */
interface Fallback {
  name: string;
  local: string[];
  metrics: FontMetrics | Promise<FontMetrics>;
}

const { arial, roboto } = entireMetricsCollection;
const regular: Fallback[] = [
  { name: "Arial", local: ["Arial", "Liberation Sans"], metrics: arial },
  { name: "Roboto", local: ["Roboto"], metrics: roboto },
  { name: "DejaVu Sans", local: ["DejaVu Sans"], metrics: dejavu("DejaVuSans.ttf") },
];
const bold: Fallback[] = [
  { name: "Arial", local: ["Arial Bold", "Liberation Sans Bold"], metrics: arial.variants["700"] },
  { name: "Roboto", local: ["Roboto Bold"], metrics: roboto.variants["700"] },
  { name: "DejaVu Sans", local: ["DejaVu Sans Bold"], metrics: dejavu("DejaVuSans-Bold.ttf") },
];

const fonts = [
  {
    family: "Bricolage Grotesque",
    result: "bricolage-grotesque",
    axes: { wght: 800 },
    // In figures.
    more: "−",
    features: ["kern", "liga"],
    fallbacks: [{ weight: 800, faces: bold }],
  },
  {
    family: "Figtree",
    result: "figtree",
    axes: { wght: { min: 400, max: 700 } },
    // In numbers of scenarios, in drafts of rules and letters, and as the marks of lists.
    more: "#−§[]•",
    // tnum for numbers in columns.
    features: ["kern", "liga", "tnum"],
    // Bold words of a regular fallback would be narrower than Figtree's.
    fallbacks: [
      { weight: 400, faces: regular },
      { weight: 600, faces: bold },
    ],
  },
];

/** Rounds a percentage to hundredths, because every page includes it. */
const shorter = (value: string | number) =>
  `${value}`.replace(/\d+\.\d+/, (figure) => `${Number(Number(figure).toFixed(2))}`);

/** Returns the @font-face rule of a local font for one weight, adjusted to the size of `font`. */
async function fallbackFace(
  font: FontMetrics,
  family: string,
  fontWeight: number,
  { name, local, metrics }: Fallback,
) {
  const { fontFaces } = createFontStack([font, await metrics], { fontFaceFormat: "styleObject" });
  const { fontFamily: _, src: __, ...adjustments } = fontFaces[0]?.["@font-face"] ?? {};
  const src = local.map((full) => `local("${full}")`).join(", ");
  const short = Object.fromEntries(
    Object.entries(adjustments).map(([property, value]) => [property, shorter(value)]),
  );
  return { fontFamily: `${family} as ${name}`, fontWeight, src, ...short };
}

/**
 * Writes a file to static/fonts with a hash of its content in its name, so that browsers can cache it.
 * @returns its path on the site
 */
function writeHashed(name: string, ending: string, content: Uint8Array): string {
  const hash = createHash("sha256").update(content).digest("hex").slice(0, 8);
  const file = `${name}.${hash}.${ending}`;
  writeFileSync(join(folder, file), content);
  return `/fonts/${file}`;
}

runCommand(async () => {
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder);
  const faces = [];
  const files: Record<string, string> = {};
  const ranges: Record<string, string> = {};
  for (const { family, result, axes, features, more, fallbacks } of fonts) {
    const first = prose + more;
    // In a file that browsers load only for pages with one of these characters.
    const rest = [...latin].filter((letter) => !first.includes(letter)).join("");
    ranges[result] = unicodeRange(rest, first);
    const packages = join(root, "node_modules/@fontsource-variable");
    const whole = readFileSync(
      join(packages, result, "files", `${result}-latin-wght-normal.woff2`),
    );
    writeHashed(`${result}-license`, "txt", readFileSync(join(packages, result, "LICENSE")));
    for (const [ending, letters] of [
      ["", first],
      ["-rest", rest],
    ]) {
      const cut = await subsetFont(whole, `${letters}`, {
        targetFormat: "woff2",
        variationAxes: axes,
        keepFeatures: features,
      });
      if (!ending && cut.length > limit)
        throw new Error(`${result}.woff2 has ${cut.length} bytes; the limit is ${limit}.`);
      files[`${result}${ending}`] = writeHashed(`${result}${ending}`, "woff2", cut);
      console.log(`${result}${ending}.woff2: ${whole.length} bytes before, ${cut.length} after`);
    }
    for (const { weight, faces: similar } of fallbacks) {
      const measured = await fromBuffer(
        await subsetFont(whole, latin, { targetFormat: "sfnt", variationAxes: { wght: weight } }),
      );
      faces.push(
        ...(await Promise.all(
          similar.map((fallback) => fallbackFace(measured, family, weight, fallback)),
        )),
      );
    }
  }
  writeFileSync(
    join(root, "src/theme/fontSubsets.json"),
    `${JSON.stringify({ files, ranges, fallbacks: faces }, null, 2)}\n`,
  );
});
