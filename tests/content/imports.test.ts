import { type SourceModule, sourceModules } from "../support/imports";

const modules = sourceModules();
const byName = new Map(modules.map((module) => [module.name, module]));

/** What each layer may import beside itself; all that stands on the left is below what stands after it. */
const allowed: Record<string, string[]> = {
  content: [],
  theme: ["content"],
  components: ["theme", "content"],
  sections: ["components", "theme", "content"],
  layout: ["components", "theme", "content"],
  seo: ["content"],
  pages: ["layout", "seo", "sections", "components", "theme", "content"],
  templates: ["layout", "seo", "sections", "components", "theme", "content"],
  develop: ["theme"],
  build: ["theme", "content", "develop"],
  html: [],
};

const inBrowser = ["theme", "components", "sections", "layout", "seo", "pages", "templates", "develop"];
const layerOf = (name: string) => name.split("/")[0] ?? "";

/** All modules that are loaded together with one. */
const loadedWith = ({ name }: SourceModule): SourceModule[] => {
  const seen = new Set([name]);
  for (const next of seen) for (const own of byName.get(next)?.own ?? []) seen.add(own);
  return [...seen].flatMap((other) => byName.get(other) ?? []);
};

const named = (chosen: SourceModule[], imports: (module: SourceModule) => string[]) =>
  chosen.flatMap((module) => imports(module).map((target) => `${module.name} imports ${target}`));

describe("imports", () => {
  it("are found, so that the rules below hold something", () => {
    expect(modules.map(({ layer }) => layer)).toEqual(expect.arrayContaining(Object.keys(allowed)));
    expect(byName.get("layout/Header")?.own).toContain("components/useSite");
  });

  it("come from layers that this list knows", () => {
    expect(modules.filter(({ layer }) => !allowed[layer]).map(({ name }) => name)).toEqual([]);
  });

  it("go down only", () => {
    const upwards = named(modules, ({ layer, own }) =>
      own.filter((target) => layerOf(target) !== layer && !allowed[layer]?.includes(layerOf(target))),
    );
    expect(upwards).toEqual([]);
  });

  it("bring nothing of the build to the browser", () => {
    const browser = modules.filter(({ layer }) => inBrowser.includes(layer));
    expect(named(browser, ({ own }) => own.filter((target) => layerOf(target) === "build"))).toEqual([]);
  });

  it("bring no React to the content", () => {
    const content = modules.filter(({ layer }) => layer === "content");
    expect(
      named(content, (module) =>
        loadedWith(module).flatMap(({ packages }) => packages.filter((name) => /^(react|theme-ui|gatsby)/.test(name))),
      ),
    ).toEqual([]);
  });

  it("bring of the content only what does without the check's libraries to the browser", () => {
    const heavy = ["zod", "jsonc-parser", "leven", "node:fs", "node:path"];
    const browser = modules.filter(({ layer }) => inBrowser.includes(layer));
    expect(
      named(browser, (module) => loadedWith(module).flatMap(({ packages }) => packages.filter((name) => heavy.includes(name)))),
    ).toEqual([]);
  });

  it("of the browser's code name only tokens, prices, team sizes and the type of present content", () => {
    const browser = modules.filter(({ layer }) => inBrowser.includes(layer));
    const used = new Set(browser.flatMap(({ own }) => own.filter((target) => layerOf(target) === "content")));
    expect([...used].sort()).toEqual(["content/present", "content/prices", "content/teamSize", "content/tokens"]);
  });

  it("form no circle", () => {
    const circles = modules.filter((module) =>
      module.own.flatMap((target) => byName.get(target) ?? []).some((target) => loadedWith(target).includes(module)),
    );
    expect(circles.map(({ name }) => name)).toEqual([]);
  });
});
