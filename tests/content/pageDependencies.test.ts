import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { entities } from "../../src/content/entities";
import { pageDependencies } from "../../src/content/pageDependencies";
import { fixedFolder } from "../support/dataFolder";

const behind = (file: string) => pageDependencies(file, JSON.parse(readFileSync(join(fixedFolder, file), "utf8"))).sort();

describe("the files behind a page", () => {
  it("are its own and those of what it refers to, each once", () => {
    expect(behind("education/implementation-guide.json")).toEqual(["education/implementation-guide.json", "phases.json", "pictures.json"]);
    expect(behind("pages/about.json")).toEqual(["pages/about.json", "pictures.json", "stats.json"]);
  });

  it("are also those of the entries that it lists", () => {
    expect(behind("pages/pricing.json")).toEqual(["comparison.json", "faq.json", "pages/pricing.json", "plans.json"]);
    expect(behind("pages/government-use-cases.json")).toEqual(["pages/government-use-cases.json", "scenarios/*.json"]);
  });

  it("are none for what is no page", () => {
    expect(pageDependencies("notes.json", {})).toEqual([]);
  });
});

const lowerFirst = (name: string) => name.charAt(0).toLowerCase() + name.slice(1);
const pagesFolder = join(__dirname, "../../src/pages");

/** The types whose entries the query of a page asks for beside the page's own node, by the type of that node. */
const asked = readdirSync(pagesFolder, { recursive: true, encoding: "utf8" })
  .filter((name) => name.endsWith(".tsx"))
  .map((name) => {
    const source = readFileSync(join(pagesFolder, name), "utf8");
    const [, own = "", rest = ""] = /^ {4}page: (\w+)([\s\S]*?)^ {2}\}$/m.exec(source) ?? [];
    return {
      name,
      own,
      roots: [...rest.matchAll(/^ {4}(?:\w+: )?(?:all)?(\w+)(?:\([^)]*\))? \{/gm)].map(([, root = ""]) => lowerFirst(root)),
    };
  });

/** What stands on many pages and is the content of none. */
const around = ["siteSettings", "integrations"];

it.each(asked)("what src/pages/$name asks for beside its own content is what the table of entities says it lists", ({ own, roots }) => {
  const entity = entities.find(({ type }) => lowerFirst(type) === own);
  expect(entity).toBeDefined();
  expect(roots.filter((root) => !around.includes(root)).sort()).toEqual((entity?.lists ?? []).map(lowerFirst).sort());
});
