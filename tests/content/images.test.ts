import { randomBytes } from "node:crypto";
import { join } from "node:path";
import sharp from "sharp";
import { contentOf } from "../../src/content/entries";
import { checkFile } from "../../src/content/read";
import { imageProblems } from "../../src/content/rules/imageFiles";
import { hero } from "../../src/heroes/schemas";
import { shareImageFile } from "../../src/schema/shapes";
import { emptyFolder, put } from "../support/emptyFolder";

const drawn = (width: number, height = 600) =>
  sharp({ create: { width, height, channels: 3, background: "white" } });
const noise = () =>
  sharp(randomBytes(720 * 300 * 3), { raw: { width: 720, height: 300, channels: 3 } });
const cutOff = async (image: sharp.Sharp) => (await image.toBuffer()).subarray(0, -30);

/** The entries that name a picture, by what it is for. */
const naming = {
  preview: (file: string) => ["site.json", { image: { file } }] as const,
  wide: (file: string) => ["images.json", [{ light: { wide: file } }]] as const,
  narrow: (file: string) => ["images.json", [{ light: { narrow: file } }]] as const,
};

/** What the check says of a picture; `named` is its name in the content. */
async function said(
  use: keyof typeof naming,
  name: string,
  image: sharp.Sharp | Buffer | string,
  named = name,
): Promise<string[]> {
  const folder = emptyFolder();
  const isFile = typeof image === "string" || Buffer.isBuffer(image);
  put(join(folder, "images", name), isFile ? image : await image.toBuffer());
  const [file, value] = naming[use](`./images/${named}`);
  const { entries } = checkFile(file, JSON.stringify(value));
  const problems = await imageProblems(contentOf(entries), folder);
  return problems.map(({ message }) => message);
}

it.each([
  ["too narrow", "wide", "a.png", drawn(1599).png(), "1600"],
  ["too narrow for phones", "narrow", "a.webp", drawn(719).webp(), "720"],
  ["very wide", "wide", "a.png", drawn(1900).png(), "three times as wide as high"],
  ["very high", "narrow", "a.webp", drawn(720, 1500).webp(), "twice as high as wide"],
  ["too heavy", "narrow", "a.webp", noise().webp({ lossless: true }), "40 KB"],
  ["of another size", "preview", "a.png", drawn(1200, 628).png(), "1200 × 630"],
  ["of another format", "wide", "a.png", drawn(1600).jpeg(), "is a jpg"],
  ["no picture", "wide", "a.png", "no picture at all", "not a picture"],
  ["cut off as JPEG", "wide", "a.jpg", cutOff(drawn(1600).jpeg()), "cut off"],
  ["cut off as WebP", "wide", "a.webp", cutOff(drawn(1600).webp()), "cut off"],
  ["too large", "wide", "a.png", drawn(8001).png(), "at most 8000 pixels"],
  ["in CMYK", "preview", "a.jpg", drawn(1200, 630).toColorspace("cmyk").jpeg(), "RGB"],
  ["turned", "wide", "a.jpg", drawn(1600).withMetadata({ orientation: 6 }).jpeg(), "EXIF"],
] as const)("refuses a picture that is %s", async (_what, use, name, image, says) => {
  expect(await said(use, name, await image)).toEqual([expect.stringContaining(says)]);
});

it.each(["jpg", "webp", "avif"] as const)("accepts a whole picture as %s", async (format) => {
  expect(await said("wide", `a.${format}`, drawn(1600).toFormat(format))).toEqual([]);
});

it.each([
  ["plan.png", "paln.png"],
  ["Plan.png", "plan.png"],
  ["plan.PNG", "plan.png"],
])("the file %s is what %s means", async (name, named) => {
  expect(await said("wide", name, "", named)).toEqual([
    `there is no picture at data/images/${named}, did you mean "./images/${name}"?`,
  ]);
});

it.each([
  ["too narrow", drawn(1599).png(), "data/images/es/a.png: expected a picture of at least 1600"],
  ["damaged", "no picture at all", "data/images/es/a.png is cut off, damaged or not a picture"],
] as const)("names a picture of a language that is %s", async (_what, image, says) => {
  const folder = emptyFolder();
  put(join(folder, "images/a.png"), await drawn(1600).png().toBuffer());
  const translated = typeof image === "string" ? image : await image.toBuffer();
  put(join(folder, "images/es/a.png"), translated);
  const entries = Object.entries({
    "site.json": { languages: [{ code: "en" }, { code: "es" }] },
    "images.json": [{ light: { wide: "./images/a.png" } }],
  }).flatMap(([file, value]) => checkFile(file, JSON.stringify(value)).entries);
  const problems = await imageProblems(contentOf(entries), folder);
  expect(problems.map(({ message }) => message)).toEqual([expect.stringContaining(says)]);
});

it("reports a picture that is only partly translated", async () => {
  const folder = emptyFolder();
  const picture = await drawn(1600).png().toBuffer();
  for (const file of ["a.png", "b.png", "es/a.png"]) put(join(folder, "images", file), picture);
  const entries = Object.entries({
    "site.json": { languages: [{ code: "en" }, { code: "es" }] },
    "images.json": [{ light: { wide: "./images/a.png" }, dark: { wide: "./images/b.png" } }],
  }).flatMap(([file, value]) => checkFile(file, JSON.stringify(value)).entries);
  const problems = await imageProblems(contentOf(entries), folder);
  expect(problems).toEqual([
    expect.objectContaining({
      field: "images[0].dark.wide",
      message: expect.stringContaining("data/images/es/b.png is missing"),
    }),
  ]);
});

it("refuses a link preview as WebP", () => {
  const { file } = shareImageFile.shape;
  expect(file.safeParse("./a.png").success).toBe(true);
  expect(file.safeParse("./a.webp").success).toBe(false);
});

it.each(["🎉", "→", "Ж"])("refuses a heading that previews can't draw: %s", (sign) => {
  const { title } = hero.options[0].shape;
  expect(title.safeParse("Łódź: “déjà vu” – 50 % – {brand}’s").success).toBe(true);
  expect(title.safeParse(`Plans ${sign}`).error?.message).toContain(`\\"${sign}\\"`);
});
