import { writeFileSync } from "node:fs";
import { join } from "node:path";
import sharp from "sharp";
import site from "../data/site.json";
import { loadCardFonts } from "../src/node/shareImages";
import { box, cardHeading } from "../src/seo/shareCard/shareCard";
import { palettes } from "../src/theme/colors";
import { logoPaths } from "../src/theme/marks";
import { root } from "./command";

/** The width of the logo's PNG files, in pixels. */
const pngWidth = 1200;

/** The font size of the wordmark, in units of the drawing. The proportions are those of src/components/Logo.tsx. */
const fontSize = 100;
const signWidth = 1.15 * fontSize;
const gap = 0.37 * fontSize;

type Palette = typeof palettes.light;

const sign = (palette: Palette) =>
  (["for", "against", "common"] as const)
    .map((side) => `<path d="${logoPaths[side]}" fill="${palette[side]}"/>`)
    .join("");

/** Returns the brand as outlines. */
async function wordmark(brand: string, color: string): Promise<string> {
  const { default: satori } = await import("satori");
  const letters = {
    ...cardHeading,
    fontSize,
    lineHeight: 1,
    letterSpacing: -0.025 * fontSize,
    color,
  };
  const svg = await satori(box(letters, brand.toLowerCase()), {
    width: 2 * brand.length * fontSize,
    height: fontSize,
    fonts: await loadCardFonts(),
  });
  return (svg.match(/<path[^>]*>/g) ?? []).join("");
}

/** Returns an SVG without empty space around its content; the brand is its title. */
async function cut(content: string, brand: string): Promise<string> {
  const drawing = (attributes: string) =>
    `<svg xmlns="http://www.w3.org/2000/svg"${attributes}><title>${brand}</title>${content}</svg>\n`;
  const { info } = await sharp(Buffer.from(drawing(' width="4000" height="1000"')))
    .trim({ threshold: 0 })
    .toBuffer({ resolveWithObject: true });
  const box = [-(info.trimOffsetLeft ?? 0), -(info.trimOffsetTop ?? 0), info.width, info.height];
  return drawing(` viewBox="${box.join(" ")}"`);
}

async function logo(brand: string, palette: Palette): Promise<string> {
  const scale = signWidth / 28;
  // The sign and the wordmark are centered vertically.
  const placed = `<g transform="translate(0 ${fontSize / 2 - 12 * scale}) scale(${scale})">${sign(palette)}</g>`;
  return cut(
    `${placed}<g transform="translate(${signWidth + gap} 0)">${await wordmark(brand, palette.text)}</g>`,
    brand,
  );
}

/** Draws the logo for light and dark backgrounds, and its sign alone, to static/press. */
export async function drawPress(): Promise<void> {
  const { brand } = site;
  const write = (file: string, content: string | Buffer) => {
    writeFileSync(join(root, "static/press", file), content);
    console.log(`static/press/${file}`);
  };
  for (const [name, palette] of [
    ["logo", palettes.light],
    ["logo-on-dark", palettes.dark],
  ] as const) {
    const svg = await logo(brand, palette);
    write(`${name}.svg`, svg);
    write(`${name}.png`, await sharp(Buffer.from(svg)).resize(pngWidth).png().toBuffer());
  }
  write("icon.svg", await cut(`<g transform="scale(10)">${sign(palettes.light)}</g>`, brand));
}
