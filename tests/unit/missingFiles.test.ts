/** @jest-environment node */
import { cpSync, mkdirSync } from "node:fs";
import { join } from "node:path";
import { hostingAdapter } from "../../src/node/hosting/adapter";
import { MissingFiles } from "../../src/node/hosting/missingFiles";
import { dataFolder } from "../support/dataFolder";
import { emptyFolder, put as putFile } from "../support/emptyFolder";

let site: string;
beforeEach(() => {
  site = emptyFolder();
});

const put = (file: string, text = "") => putFile(join(site, file), text);

const pricing = { path: "/pricing", file: "pricing/index.html" };
const home = { path: "/", file: "index.html" };
const linesFor = (html: string) => {
  const missing = new MissingFiles(site, "https://www.debato.example/");
  missing.look(pricing, html);
  return missing.lines();
};

describe("files that a page names", () => {
  it.each([
    ["a picture", '<img alt="" src="/a/b.webp"/>', "/a/b.webp"],
    [
      "a picture of one width among several",
      '<source srcSet="/there.avif 700w,\n/a/b.avif 900w" sizes="50vw"/>',
      "/a/b.avif",
    ],
    [
      "a picture to load early",
      '<link rel="preload" as="image" imagesrcset="/there.avif 1x, /a/b.avif 2x"/>',
      "/a/b.avif",
    ],
    ["an icon", '<link rel="icon" href="/favicon.svg?v=1"/>', "/favicon.svg"],
    ["a file to download", '<a class="x" href="/guide.pdf#page=2">Guide</a>', "/guide.pdf"],
    ["a script", '<script async src="/app-1.js">a()</script>', "/app-1.js"],
    ["the poster of a video", '<video poster="/poster.jpg"></video>', "/poster.jpg"],
    [
      "the picture for link previews",
      '<meta property="og:image" content="https://www.debato.example/share/a.png"/>',
      "/share/a.png",
    ],
    ["a file with a relative address", '<img src="b.png"/>', "/b.png"],
    ["a file with a space and an ampersand", '<img src="/a%20b.png?c&amp;d"/>', "/a%20b.png"],
  ])("are reported when missing: %s", (_what, html, path) => {
    put("there.avif");
    expect(linesFor(html)).toEqual([
      `public/pricing/index.html names the file ${path}, which is not in public/`,
    ]);
    put(decodeURIComponent(path));
    expect(linesFor(html)).toEqual([]);
  });

  it("don't include pages, other sites, text or code", () => {
    const html = [
      '<a href="/about">About</a><a href="/">Home</a><a href="#faq">Questions</a><a href="mailto:a@debato.example">Write</a>',
      '<img src="https://cdn.example/a.png"/><img src="//cdn.example/a.png"/><img src="data:image/gif;base64,R0lGODlhAQABAAAAACw="/>',
      '<meta name="viewport" content="width=device-width, initial-scale=1.0"/><meta property="og:url" content="https://www.debato.example/a"/>',
      '<script>document.write(\'<img src="/a.png">\')</script><style>a[href=" src="]{b: c}</style>',
      "<p>Write src=&quot;/a.png&quot;</p>",
    ];
    expect(linesFor(html.join(""))).toEqual([]);
  });

  it("are reported when they are folders, or when their address can't be decoded", () => {
    mkdirSync(join(site, "v1.0"));
    expect(linesFor('<a href="/v1.0">1.0</a><img src="/%ff.png"/>')).toHaveLength(2);
  });

  it("are reported once, with the number of pages that name them", () => {
    const missing = new MissingFiles(site, "https://www.debato.example");
    const html = '<img src="/a.png"/><img src="/a.png"/>';
    missing.look(home, `${html}<img src="/b.png"/>`);
    for (const path of ["/one", "/two"])
      missing.look({ path, file: `${path.slice(1)}/index.html` }, html);
    missing.look(pricing, '<img src="/b.png"/>');
    expect(missing.lines()).toEqual([
      "public/index.html names the file /a.png, which is not in public/; so do 2 other pages",
      "public/index.html names the file /b.png, which is not in public/; so does 1 other page",
    ]);
  });
});

describe("a build", () => {
  /** Runs the last step of a build on the site's folder. */
  async function finish(): Promise<void> {
    const reporter = {
      activityTimer: () => ({ start() {}, setStatus() {}, end() {} }),
      warn() {},
      panic(message: string): never {
        throw new Error(message);
      },
    };
    const route = (path: string, file: string) => ({
      type: "static",
      path,
      filePath: `public/${file}`,
      headers: [],
    });
    const context = {
      reporter,
      routesManifest: [route("/", "index.html"), route("/404.html", "404.html")],
      headerRoutes: [],
    };
    await Reflect.apply(hostingAdapter().adapt, undefined, [context]);
  }

  afterEach(() => jest.restoreAllMocks());

  it("stops when a page names a missing file, and says which", async () => {
    cpSync(dataFolder, join(site, "data"), { recursive: true });
    put("public/index.html", '<head><meta charset="utf-8"/></head><img src="/static/a.avif"/>');
    put("public/404.html", '<head><meta charset="utf-8"/></head>');
    jest.spyOn(process, "cwd").mockReturnValue(site);
    const written = jest.spyOn(process.stderr, "write").mockReturnValue(true);
    await expect(finish()).rejects.toThrow("A file that pages name is missing");
    expect(written.mock.calls).toEqual([
      ["\npublic/index.html names the file /static/a.avif, which is not in public/\n"],
    ]);

    put("public/static/a.avif");
    await finish();
    expect(written).toHaveBeenCalledTimes(1);
  });
});
