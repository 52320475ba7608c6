import { writeFileSync } from "node:fs";
import { join } from "node:path";
import sharp from "sharp";
import site from "../data/site.json";
import { loadCardFonts } from "../src/node/shareImages";
import { box, cardHeading, logoSign } from "../src/seo/shareCard";
import { palettes } from "../src/theme/colors";
import { root } from "./command";

/** The font size of the wordmark. The proportions of the logo are those of src/components/Logo.tsx. */
const fontSize = 100;
const signScale = (1.15 * fontSize) / 28;

/** Returns the brand as outlines. */
async function wordmark(color: string): Promise<string> {
  const { default: satori } = await import("satori");
  const style = { ...cardHeading, fontSize, lineHeight: 1, letterSpacing: -2.5, color };
  const svg = await satori(box(style, site.brand.toLowerCase()), {
    width: 2 * site.brand.length * fontSize,
    height: fontSize,
    fonts: await loadCardFonts(),
  });
  return (svg.match(/<path[^>]*>/g) ?? []).join("");
}

/** Returns an SVG without empty space around its content; the brand is its title. */
async function cropped(content: string): Promise<string> {
  const drawing = (attributes: string) =>
    `<svg xmlns="http://www.w3.org/2000/svg"${attributes}><title>${site.brand}</title>${content}</svg>\n`;
  const { info } = await sharp(Buffer.from(drawing(' width="4000" height="1000"')))
    .trim({ threshold: 0 })
    .toBuffer({ resolveWithObject: true });
  const { trimOffsetLeft = 0, trimOffsetTop = 0, width, height } = info;
  return drawing(` viewBox="${[-trimOffsetLeft, -trimOffsetTop, width, height].join(" ")}"`);
}

/** Draws the logo for light and dark backgrounds, and its sign alone, to static/press. */
export async function drawPress(): Promise<void> {
  const write = (file: string, content: string | Buffer) =>
    writeFileSync(join(root, "static/press", file), content);
  for (const [name, palette] of [
    ["logo", palettes.light],
    ["logo-on-dark", palettes.dark],
  ] as const) {
    const svg = await cropped(
      `<g transform="translate(0 ${fontSize / 2 - 12 * signScale}) scale(${signScale})">${logoSign(palette)}</g>` +
        `<g transform="translate(${1.52 * fontSize} 0)">${await wordmark(palette.text)}</g>`,
    );
    write(`${name}.svg`, svg);
    write(`${name}.png`, await sharp(Buffer.from(svg)).resize(1200).png().toBuffer());
  }
  write("icon.svg", await cropped(`<g transform="scale(10)">${logoSign(palettes.light)}</g>`));
}
