import { join } from "node:path";
import sharp from "sharp";
import { checkFile } from "../../src/check/checkContent";
import { contentOf } from "../../src/check/entries";
import { pictureProblems } from "../../src/check/rules/imageFiles";
import { hero } from "../../src/heroes/schemas";
import { alternativeText } from "../../src/schema/fields";
import { iconFile, shareSize } from "../../src/schema/pictureSizes";
import { emptyFolder, put } from "../support/emptyFolder";

const drawn = (width: number, height: number) =>
  sharp({ create: { width, height, channels: 3, background: "white" } });
const wide = () => drawn(1600, 1200);
const preview = () => drawn(shareSize.width, shareSize.height);
const noise = () =>
  sharp({
    create: {
      width: 720,
      height: 960,
      channels: 3,
      background: "white",
      noise: { type: "gaussian", mean: 128, sigma: 60 },
    },
  });
const moving = async () => {
  const frames = [wide(), wide().negate()].map((frame) => frame.png().toBuffer());
  return sharp(await Promise.all(frames), { join: { animated: true } }).webp();
};
const cutOff = async (picture: sharp.Sharp) => (await picture.toBuffer()).subarray(0, -30);

/** The entries that name a picture, by its place. */
const naming = {
  preview: (file: string) => ["site.json", { image: { file } }] as const,
  wide: (file: string) => ["pictures.json", [{ light: { wide: file } }]] as const,
  narrow: (file: string) => ["pictures.json", [{ light: { narrow: file } }]] as const,
};

const icon = '<svg xmlns="http://www.w3.org/2000/svg" width="64" height="64"/>';

/** What the check says of a picture; `named` is its name in the content. */
async function said(
  place: keyof typeof naming,
  name: string,
  picture: sharp.Sharp | Buffer | string,
  { named = name, drawing = icon } = {},
): Promise<string[]> {
  const folder = emptyFolder();
  if (drawing) put(join(folder, iconFile), drawing);
  const isFile = typeof picture === "string" || Buffer.isBuffer(picture);
  put(join(folder, "images", name), isFile ? picture : await picture.toBuffer());
  const [file, value] = naming[place](`./images/${named}`);
  const { entries } = checkFile(file, JSON.stringify(value));
  const problems = await pictureProblems(contentOf(entries), folder);
  return problems.map(({ message }) => message);
}

type Wrong = [
  what: string,
  place: keyof typeof naming,
  name: string,
  picture: () => sharp.Sharp | string | Promise<sharp.Sharp | Buffer>,
  says: string,
];

const wrong: Wrong[] = [
  ["too narrow", "wide", "a.png", () => drawn(1599, 1120).png(), "at least 1600"],
  ["too large", "wide", "a.png", () => drawn(8001, 9).png(), "at most 8000"],
  ["too narrow for phones", "narrow", "a.webp", () => drawn(719, 960).webp(), "at least 720"],
  ["too heavy", "narrow", "a.webp", () => noise().webp({ lossless: true }), "40 KB"],
  ["too high", "wide", "a.png", () => drawn(1600, 3300).png(), "crop it"],
  ["of another format", "wide", "a.png", () => wide().jpeg(), "is a jpg"],
  ["no picture", "wide", "a.png", () => "no picture at all", "not a picture"],
  ["of another size", "preview", "a.png", () => drawn(1200, 628).png(), "1200 × 630"],
  ["cut off as JPEG", "wide", "a.jpg", () => cutOff(wide().jpeg()), "cut off"],
  ["cut off as WebP", "wide", "a.webp", () => cutOff(wide().webp()), "cut off"],
  ["cut off as AVIF", "wide", "a.avif", () => cutOff(wide().avif()), "cut off"],
  ["animated", "wide", "a.webp", moving, "animated"],
  ["turned", "preview", "a.jpg", () => preview().withMetadata({ orientation: 6 }).jpeg(), "EXIF"],
  ["in CMYK", "preview", "a.jpg", () => preview().toColorspace("cmyk").jpeg(), "RGB"],
  ["a WebP as preview", "preview", "a.webp", () => preview().webp(), "png or jpg"],
];

it.each(wrong)("refuses a picture that is %s", async (_what, place, name, picture, says) => {
  expect(await said(place, name, await picture())).toEqual([expect.stringContaining(says)]);
});

it.each(["a.jpg", "a.webp", "a.avif"])("accepts a whole picture as %s", async (name) => {
  const format = name.replace("a.", "") as "jpg" | "webp" | "avif";
  expect(await said("wide", name, wide().toFormat(format))).toEqual([]);
});

it.each([
  ["plan.png", "paln.png", "did you mean data/images/plan.png?"],
  ["Plan.png", "plan.png", "did you mean data/images/Plan.png?"],
  ["plan.PNG", "plan.png", "rename data/images/plan.PNG to it"],
  ["a plan.png", "a-plan.png", "rename data/images/a plan.png to it"],
])("the file %s is what %s means", async (name, named, says) => {
  expect(await said("wide", name, "", { named })).toEqual([expect.stringContaining(says)]);
});

it("refuses an icon drawing that is missing or not square", async () => {
  const flat = icon.replace("64", "48");
  const picture = await wide().png().toBuffer();
  expect(await said("wide", "a.png", picture, { drawing: flat })).toEqual([
    expect.stringContaining("square"),
  ]);
  expect(await said("wide", "a.png", picture, { drawing: "" })).toEqual([
    expect.stringContaining("missing"),
  ]);
});

it("refuses an alternative text that begins with “image of”", () => {
  expect(alternativeText().safeParse("An image of three threads").success).toBe(false);
});

it.each(["🎉", "→", "Ж", "ع", "中"])("refuses a heading that previews can't draw: %s", (sign) => {
  const { title } = hero.options[0].shape;
  expect(title.safeParse("Łódź: “déjà vu” – 50 % – {brand}’s").success).toBe(true);
  expect(title.safeParse(`Plans ${sign}`).error?.message).toContain(`\\"${sign}\\"`);
});
