/** @jest-environment node */
import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import sharp from "sharp";
import { iconFile, shareSize } from "../../src/content/pictureSizes";
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

describe("pictures", () => {
  it("must be large enough for their place, and of the format that their name says", async () => {
    put("threads-wide-light.png", await drawn(1599, 1120).png().toBuffer());
    put("scale-narrow-dark.webp", await drawn(719, 960).webp().toBuffer());
    put("dashboard-wide-dark.png", await drawn(1600, 1120).jpeg().toBuffer());
    put("lesson-wide-dark.png", "no picture at all");
    put("townhall-wide-light.png", "");
    put("share.png", await drawn(1200, 628).png().toBuffer());
    expect(await reported()).toEqual([
      "pictures.json pictures[0].light.wide: expected a picture at least 1600 pixels wide, got data/images/threads-wide-light.png with 1599 × 1120",
      "pictures.json pictures[1].dark.narrow: expected a picture at least 720 pixels wide, got data/images/scale-narrow-dark.webp with 719 × 960",
      "pictures.json pictures[2].dark.wide: data/images/dashboard-wide-dark.png is a jpg and not a png; change the end of its name, or save it as png",
      "pictures.json pictures[4].dark.wide: data/images/lesson-wide-dark.png is not a picture that can be read; save it again as png, jpg, webp or avif",
      "pictures.json pictures[5].light.wide: data/images/townhall-wide-light.png is not a picture that can be read; save it again as png, jpg, webp or avif",
      "site.json defaults.image.file: expected a picture of 1200 × 630 pixels, got data/images/share.png with 1200 × 628",
    ]);
  });

  const cutOff = (bytes: Buffer) => bytes.subarray(0, -30);

  it.each(["png", "jpg", "jpeg", "webp", "avif"] as const)(
    "may be %s files, and must be complete at every check",
    async (format) => {
      const bytes = await drawn(shareSize.width, shareSize.height).toFormat(format).toBuffer();
      content.remove("images/share.png");
      put(`share.${format}`, bytes);
      if (format !== "png")
        content.change("site.json", "./images/share.png", `./images/share.${format}`);
      expect(await reported()).toEqual([]);

      put(`share.${format}`, cutOff(bytes));
      const expected = expect.stringMatching(
        new RegExp(
          `^site\\.json defaults\\.image\\.file: data/images/share\\.${format} is cut off or damaged \\([^\\n]+\\); export it again$`,
        ),
      );
      expect(await reported()).toEqual([expected]);
      expect(await reported()).toEqual([expected]);
    },
  );

  it("must be complete even where the site serves them unchanged", async () => {
    put(
      "threads-narrow-light.webp",
      cutOff(readFileSync(join(dataFolder, "images/threads-narrow-light.webp"))),
    );
    expect(await reported()).toEqual([
      expect.stringMatching(
        /^pictures\.json pictures\[0\]\.light\.narrow: .* is cut off or damaged \(.+\); export it again$/,
      ),
    ]);
  });

  it("must be small files where phones get them unchanged", async () => {
    const noise = await sharp({
      create: {
        width: 720,
        height: 960,
        channels: 3,
        background: "white",
        noise: { type: "gaussian", mean: 128, sigma: 60 },
      },
    })
      .webp({ lossless: true })
      .toBuffer();
    put("threads-narrow-light.webp", noise);
    put("threads-narrow-dark.png", await drawn(720, 960).png().toBuffer());
    content.change(
      "pictures.json",
      "./images/threads-narrow-dark.webp",
      "./images/threads-narrow-dark.png",
    );
    content.remove("images/threads-narrow-dark.webp");
    const expected =
      "expected a webp or avif of at most 40 KB, because phones get it unchanged, got data/images";
    expect(await reported()).toEqual([
      expect.stringMatching(
        new RegExp(
          `^pictures\\.json pictures\\[0\\]\\.light\\.narrow: ${expected}/threads-narrow-light\\.webp with \\d{3,4} KB$`,
        ),
      ),
      `pictures.json pictures[0].dark.narrow: ${expected}/threads-narrow-dark.png with 5 KB`,
    ]);
  });

  it("must exist under exactly the given name", async () => {
    content.change("site.json", "./images/share.png", "./images/Share.png");
    content.change(
      "pictures.json",
      "./images/scale-wide-light.png",
      "./images/scale-wide-lihgt.png",
    );
    // The closest name is a picture that the entry already shows, so the check doesn't suggest it.
    content.change(
      "pictures.json",
      "./images/threads-wide-dark.png",
      "./images/threads-wide-dight.png",
    );
    expect(await reported()).toEqual([
      "images/threads-wide-dark.png : nothing shows this picture; delete it, or name it in data/pictures.json",
      "pictures.json pictures[0].dark.wide: there is no picture at data/images/threads-wide-dight.png; put it there, or name another",
      'pictures.json pictures[1].light.wide: there is no picture at data/images/scale-wide-lihgt.png, did you mean "./images/scale-wide-light.png"?',
      'site.json defaults.image.file: there is no picture at data/images/Share.png, did you mean "./images/share.png"?',
    ]);
  });

  it("must have alternative text that says what they show", async () => {
    const alternatives = /"alt": "[^"]*"/;
    content.change("site.json", alternatives, '"alt": "share.png"');
    const [, first = ""] =
      /("alt": "Three options[^"]*")/.exec(content.read("pictures.json")) ?? [];
    content.change("pictures.json", first, '"alt": "An image of three threads"');
    expect(await reported()).toEqual([
      expect.stringMatching(
        /^pictures\.json pictures\[0\]\.alt: expected what the picture shows and no words before it/,
      ),
      expect.stringMatching(
        /^site\.json defaults\.image\.alt: expected words that say what the picture shows, not the name of a file/,
      ),
    ]);
  });
});

describe("the drawing that the icons are made from", () => {
  it.each([
    [
      "isn't square",
      '<svg xmlns="http://www.w3.org/2000/svg" width="64" height="48"/>',
      /^expected a square picture for the site's icons, got 64 × 48$/,
    ],
    ["isn't a picture", "<p>", /^this is not a picture that can be read; save it again as svg$/],
    [
      "is cut off",
      readFileSync(join(dataFolder, iconFile), "utf8").slice(0, 200),
      /^this picture is cut off or damaged \(.+\); export it again$/,
    ],
  ])("is reported when it %s", async (_how, text, message) => {
    put("icon.svg", text);
    expect(await content.problems()).toEqual([
      { file: iconFile, line: 1, column: 1, field: "", message: expect.stringMatching(message) },
    ]);
  });

  it("is reported when it is missing", async () => {
    content.remove(iconFile);
    expect(await reported()).toEqual([`${iconFile} : the file is missing; restore it`]);
  });
});
