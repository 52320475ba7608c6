/** @jest-environment node */
import { writeFileSync } from "node:fs";
import { join } from "node:path";
import sharp from "sharp";
import { iconFile, shareSize } from "../../src/content/pictureSizes";
import { manifestOptions } from "../../src/node/routes/manifest";
import { ContentCopy } from "../support/contentCopy";
import { dataFolder } from "../support/dataFolder";

let content: ContentCopy;
beforeEach(() => {
  content = new ContentCopy();
});
afterEach(() => content.delete());

const drawn = (width: number, height: number) =>
  sharp({ create: { width, height, channels: 3, background: "white" } });
const put = (name: string, bytes: Buffer | string) =>
  writeFileSync(join(content.folder, "images", name), bytes);
const reported = async () =>
  (await content.problems()).map(({ file, field, message }) => `${file} ${field}: ${message}`);

const wide = "threads-wide-light.png";
const narrow = "threads-narrow-light.webp";
const preview = "share.png";
const noise = { type: "gaussian", mean: 128, sigma: 60 } as const;

it.each([
  ["too small", wide, () => drawn(1599, 1120).png(), "at least 1600"],
  ["too large", wide, () => drawn(9000, 6000).png(), "too large"],
  ["too high", wide, () => drawn(1600, 8000).png(), "crop it"],
  ["too wide", wide, () => drawn(4000, 200).png(), "crop it"],
  ["of another format", wide, () => drawn(1600, 1120).jpeg(), "is a jpg"],
  ["too small for a phone", narrow, () => drawn(719, 960).webp(), "at least 720"],
  [
    "too heavy for a phone",
    narrow,
    () =>
      sharp({
        create: { width: 720, height: 960, channels: 3, background: "white", noise },
      }).webp({ lossless: true }),
    "40 KB",
  ],
  ["of another size than a link preview", preview, () => drawn(1200, 628).png(), "1200 × 630"],
  [
    "gray in a link preview",
    preview,
    () => drawn(shareSize.width, shareSize.height).toColorspace("b-w").png(),
    "RGB",
  ],
])("a picture that is %s is refused", async (_how, name, picture, expected) => {
  put(name, await picture().toBuffer());
  expect(await reported()).toEqual([expect.stringContaining(expected)]);
});

it.each([
  ["jpg", "CMYK", () => drawn(1200, 630).toColorspace("cmyk").jpeg(), "RGB"],
  [
    "jpg",
    "turned by its EXIF",
    () => drawn(1200, 630).withMetadata({ orientation: 6 }).jpeg(),
    "rotated",
  ],
  ["webp", "WebP", () => drawn(1200, 630).webp(), "expected a png or jpg"],
])("a link preview (%s) that is %s is refused", async (ending, _how, picture, expected) => {
  content.remove(`images/${preview}`);
  content.change("site.json", `./images/${preview}`, `./images/share.${ending}`);
  put(`share.${ending}`, await picture().toBuffer());
  expect(await reported()).toEqual([expect.stringContaining(expected)]);
});

it.each(["png", "jpg", "webp", "avif"] as const)(
  "a %s is a picture, and is refused when it is cut off",
  async (format) => {
    const bytes = await drawn(1600, 1200).toFormat(format).toBuffer();
    content.remove(`images/${wide}`);
    put(`threads-wide-light.${format}`, bytes);
    if (format !== "png")
      content.change("pictures.json", `./images/${wide}`, `./images/threads-wide-light.${format}`);
    expect(await reported()).toEqual([]);
    put(`threads-wide-light.${format}`, bytes.subarray(0, -30));
    expect(await reported()).toEqual([expect.stringContaining("cut off or damaged")]);
  },
);

it.each(["no picture at all", ""])("a file with the content %j is not a picture", async (text) => {
  put(wide, text);
  expect(await reported()).toEqual([expect.stringContaining("not a picture")]);
});

it("a picture must exist under exactly the given name", async () => {
  content.change("site.json", "./images/share.png", "./images/Share.png");
  content.change("pictures.json", "./images/scale-wide-light.png", "./images/scale-wide-lihgt.png");
  expect(await reported()).toEqual([
    expect.stringContaining('did you mean "./images/scale-wide-light.png"?'),
    expect.stringContaining('did you mean "./images/share.png"?'),
  ]);
});

it("the ending of a picture must be lowercase", async () => {
  content.change("site.json", "./images/share.png", "./images/share.PNG");
  expect(await reported()).toEqual([expect.stringContaining("ending in lowercase")]);
});

it.each(['"share.png"', '"An image of three threads"'])(
  "the alternative text %s is refused",
  async (alt) => {
    content.change("site.json", /"alt": "[^"]*"/, `"alt": ${alt}`);
    expect(await reported()).toEqual([expect.stringMatching(/^site\.json defaults\.image\.alt/)]);
  },
);

it.each(["🎉", "→", "Ж", "ع", "中"])(
  "a heading with %s is refused, because link previews can't show it",
  async (sign) => {
    content.change("pages/pricing.json", '"title": "Choose', `"title": "${sign} Choose`);
    expect(await reported()).toEqual([
      expect.stringMatching(new RegExp(`^pages/pricing\\.json hero\\.title: .*"${sign}"`)),
    ]);
  },
);

it.each([
  ["isn't square", '<svg xmlns="http://www.w3.org/2000/svg" width="64" height="48"/>', "square"],
  ["isn't a picture", "<p>", "square"],
])("the drawing of the icons is reported when it %s", async (_how, text, expected) => {
  put("icon.svg", text);
  expect(await reported()).toEqual([expect.stringContaining(expected)]);
});

it("the drawing of the icons is reported when it is missing", async () => {
  content.remove(iconFile);
  expect(await reported()).toEqual([expect.stringContaining("missing")]);
  expect(manifestOptions(dataFolder).icon).toBe(`data/${iconFile}`);
});
