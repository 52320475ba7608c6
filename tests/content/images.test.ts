import { writeFileSync } from "node:fs";
import { join } from "node:path";
import sharp from "sharp";
import { alternativeText } from "../../src/fields/fields";
import { iconFile, shareSize } from "../../src/fields/pictureSizes";
import { hero } from "../../src/heroes/schemas";
import { ContentCopy } from "../support/editableContent";

let content: ContentCopy;
beforeEach(() => {
  content = new ContentCopy();
});
afterEach(() => content.delete());

const drawn = (width: number, height: number) =>
  sharp({ create: { width, height, channels: 3, background: "white" } });
const preview = () => drawn(shareSize.width, shareSize.height);
const noise = () => {
  const noisy = { type: "gaussian", mean: 128, sigma: 60 } as const;
  return sharp({
    create: { width: 720, height: 960, channels: 3, background: "white", noise: noisy },
  });
};
const put = async (name: string, picture: sharp.Sharp | string) =>
  writeFileSync(
    join(content.folder, "images", name),
    typeof picture === "string" ? picture : await picture.toBuffer(),
  );
const reported = async () =>
  (await content.problems()).map(({ file, field, message }) => `${file} ${field}: ${message}`);

it("refuses pictures of a wrong size, shape, weight or format", async () => {
  const wrong: Record<string, [picture: sharp.Sharp | string, expected: string]> = {
    "threads-wide-light.png": [drawn(1599, 1120).png(), "at least 1600"],
    "threads-wide-dark.png": [drawn(8001, 9).png(), "too large"],
    "threads-narrow-light.webp": [drawn(719, 960).webp(), "at least 720"],
    "threads-narrow-dark.webp": [noise().webp({ lossless: true }), "40 KB"],
    "scale-wide-light.png": [drawn(1600, 3300).png(), "crop it"],
    "dashboard-wide-light.png": [drawn(1600, 1120).jpeg(), "is a jpg"],
    "dashboard-wide-dark.png": ["no picture at all", "not a picture"],
    "share.png": [drawn(1200, 628).png(), "1200 × 630"],
  };
  for (const [name, [picture]] of Object.entries(wrong)) await put(name, picture);
  const messages = await reported();
  for (const [name, [, expected]] of Object.entries(wrong))
    expect(messages.find((message) => message.includes(name))).toContain(expected);
  expect(messages).toHaveLength(Object.keys(wrong).length);
});

it("refuses pictures that are cut off, in every format", async () => {
  const formats = { jpg: "scale", webp: "dashboard", avif: "rollout" } as const;
  const pictures = await Promise.all(
    Object.entries(formats).map(async ([format, name]) => {
      content.change("pictures.json", `${name}-wide-light.png`, `${name}-wide-light.${format}`);
      content.remove(`images/${name}-wide-light.png`);
      const bytes = await drawn(1600, 1200)
        .toFormat(format as keyof typeof formats)
        .toBuffer();
      return [join(content.folder, "images", `${name}-wide-light.${format}`), bytes] as const;
    }),
  );
  for (const [file, bytes] of pictures) writeFileSync(file, bytes);
  expect(await reported()).toEqual([]);
  for (const [file, bytes] of pictures) writeFileSync(file, bytes.subarray(0, -30));
  expect(await reported()).toEqual(pictures.map(() => expect.stringContaining("cut off")));
});

it.each([
  ["turned by EXIF", "jpg", () => preview().withMetadata({ orientation: 6 }).jpeg(), "rotated"],
  ["in CMYK", "jpg", () => preview().toColorspace("cmyk").jpeg(), "RGB"],
  ["a WebP", "webp", () => preview().webp(), "png or jpg"],
])("refuses a link preview that is %s", async (_what, ending, picture, expected) => {
  content.remove("images/share.png");
  content.change("site.json", "./images/share.png", `./images/share.${ending}`);
  await put(`share.${ending}`, picture());
  expect(await reported()).toEqual([expect.stringContaining(expected)]);
});

it("names the picture that a misspelled path means", async () => {
  content.change("site.json", "./images/share.png", "./images/Share.png");
  content.change("pictures.json", "./images/scale-wide-light.png", "./images/scale-wide-lihgt.png");
  expect(await reported()).toEqual([
    expect.stringContaining('did you mean "./images/scale-wide-light.png"?'),
    expect.stringContaining('did you mean "./images/share.png"?'),
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

it("refuses an icon drawing that is missing or not square", async () => {
  await put("icon.svg", '<svg xmlns="http://www.w3.org/2000/svg" width="64" height="48"/>');
  expect(await reported()).toEqual([expect.stringContaining("square")]);
  content.remove(iconFile);
  expect(await reported()).toEqual([expect.stringContaining("missing")]);
});
