import { mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { createFontStack, type FontMetrics } from "@capsizecss/core";
import { entireMetricsCollection } from "@capsizecss/metrics/entireMetricsCollection";
import { fromBuffer } from "@capsizecss/unpack";
import subsetFont from "subset-font";

/*
 * Cuts the site's two fonts down to the characters and weights in use, and works out fallbacks that take the same room.
 * The results are kept in src/theme/fonts, so that a build needs no font tools.
 */
const root = join(__dirname, "..");
const folder = join(root, "src/theme/fonts");

const range = (from: number, to: number) =>
  Array.from({ length: to - from + 1 }, (_, index) => String.fromCodePoint(from + index)).join("");
const latin = `${range(0x20, 0x7e)}${range(0xa0, 0xff)}ŒœŠšŽžŸ‘’“”‚„‹›–—•…€™←↑→↓−≤≥`;
/**
 * What English prose is written with. The file that is preloaded holds no more: with its headers it has less than 10 KB, of
 * which three at a time reach a phone in one round trip of a slow line.
 */
const prose = `${range(0x61, 0x7a)}${range(0x41, 0x5a)}${range(0x30, 0x39)} \u00a0.,:;!?'"()/&%$#+-–—‘’“”…©·`;
/** Other letters and signs, in a file that browsers fetch for pages that hold one of them. */
const rest = [...latin].filter((letter) => !prose.includes(letter)).join("");

const pointsOf = (characters: string) => [...characters].map((character) => character.codePointAt(0) ?? 0).sort((a, b) => a - b);

/**
 * Characters as CSS's `unicode-range` names them: `U+a1-a8, U+aa`. A range goes on over what neither they nor `others` hold, as
 * every page carries the text.
 */
function unicodeRange(characters: string, others: string): string {
  const taken = pointsOf(others);
  const runs: [number, number][] = [];
  for (const point of pointsOf(characters)) {
    const last = runs.at(-1);
    if (last && !taken.some((other) => other > last[1] && other < point)) last[1] = point;
    else runs.push([point, point]);
  }
  return runs.map(([from, to]) => `U+${from.toString(16)}${to > from ? `-${to.toString(16)}` : ""}`).join(", ");
}

const fonts = [
  {
    family: "Bricolage Grotesque",
    source: "bricolage-grotesque/files/bricolage-grotesque-latin-wght-normal.woff2",
    result: "bricolage-grotesque",
    axes: { wght: 800 },
    features: ["kern", "liga"],
    measuredAt: 800,
    fallbacks: [
      { name: "Arial Bold", alike: ["Liberation Sans Bold"], metrics: entireMetricsCollection.arial.variants["700"] },
      { name: "Roboto Bold", metrics: entireMetricsCollection.roboto.variants["700"] },
      { name: "DejaVu Sans Bold", file: "DejaVuSans-Bold.ttf" },
    ],
  },
  {
    family: "Figtree",
    source: "figtree/files/figtree-latin-wght-normal.woff2",
    result: "figtree",
    axes: { wght: { min: 400, max: 700 } },
    // The last for figures in columns.
    features: ["kern", "liga", "tnum"],
    measuredAt: 400,
    fallbacks: [
      { name: "Arial", alike: ["Liberation Sans"], metrics: entireMetricsCollection.arial },
      { name: "Roboto", metrics: entireMetricsCollection.roboto },
      { name: "DejaVu Sans", file: "DejaVuSans.ttf" },
    ],
  },
];

/** A font that many visitors have: its metrics are known, or are read from a file of the package dejavu-fonts-ttf. */
interface Fallback {
  name: string;
  /** Fonts with the same metrics. */
  alike?: string[];
  metrics?: FontMetrics;
  file?: string;
}

/** A percentage to its hundredth: less can't be seen, and every page carries them. */
const shorter = (value: string | number) => `${value}`.replace(/\d+\.\d+/, (figure) => `${Number(Number(figure).toFixed(2))}`);

/** The @font-face rule of a local font, stretched so that a text set in it takes the room that `font` will take. */
async function fallbackFace(font: FontMetrics, family: string, { name, alike = [], metrics, file }: Fallback) {
  const own = metrics ?? (await fromBuffer(readFileSync(join(root, "node_modules/dejavu-fonts-ttf/ttf", `${file}`))));
  const { fontFaces } = createFontStack([font, own], { fontFaceFormat: "styleObject" });
  const { fontFamily: _, src: __, ...adjustments } = fontFaces[0]?.["@font-face"] ?? {};
  const src = [name, ...alike].map((local) => `local("${local}")`).join(", ");
  const short = Object.fromEntries(Object.entries(adjustments).map(([property, value]) => [property, shorter(value)]));
  return { fontFamily: `${family} as ${name}`, src, ...short };
}

async function main() {
  mkdirSync(folder, { recursive: true });
  const faces = [];
  for (const { family, source, result, axes, features, measuredAt, fallbacks } of fonts) {
    const whole = readFileSync(join(root, "node_modules/@fontsource-variable", source));
    for (const [ending, letters] of [
      ["", prose],
      ["-rest", rest],
    ]) {
      const cut = await subsetFont(whole, `${letters}`, { targetFormat: "woff2", variationAxes: axes, keepFeatures: features });
      writeFileSync(join(folder, `${result}${ending}.woff2`), cut);
      console.log(`${result}${ending}.woff2: ${whole.length} bytes before, ${cut.length} after`);
    }
    const measured = await fromBuffer(await subsetFont(whole, latin, { targetFormat: "sfnt", variationAxes: { wght: measuredAt } }));
    faces.push(...(await Promise.all(fallbacks.map((fallback: Fallback) => fallbackFace(measured, family, fallback)))));
  }
  writeFileSync(join(folder, "fallbacks.json"), `${JSON.stringify(faces, null, 2)}\n`);
  writeFileSync(join(folder, "ranges.json"), `${JSON.stringify({ rest: unicodeRange(rest, prose) }, null, 2)}\n`);
}

main();
