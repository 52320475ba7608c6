/** @jest-environment node */
import { spawnSync } from "node:child_process";
import { copyFileSync, readdirSync } from "node:fs";
import { dirname, join } from "node:path";
import { emptyFolder, put } from "../support/emptyFolder";

const root = join(__dirname, "../..");

type Import = [file: string, module: string];

/** For each folder of `src`, an import that goes up or leaves its layer. */
const upwards: Import[] = [
  ["boot/example.ts", "../pages/index"],
  ["components/Example.tsx", "../sections/Hero"],
  ["content/example.ts", "../theme"],
  ["develop/Example.tsx", "../components/Modal"],
  ["editor/example.ts", "../components/Modal"],
  ["layout/Example.tsx", "../sections/Hero"],
  ["node/example.ts", "../sections/Hero"],
  ["pages/example.tsx", "../templates/scenario"],
  ["sections/Example.tsx", "../layout/Header"],
  ["seo/Example.tsx", "../components/Modal"],
  ["templates/example.tsx", "../pages/index"],
  ["theme/example.ts", "../components/Modal"],
];

const others: Import[] = [
  ["layout/BootExample.tsx", "../boot/hydrate"],
  ["components/EditorExample.tsx", "../editor/main"],
  ["pages/editorExample.tsx", "../editor/main"],
  ["layout/NodeExample.tsx", "../node/routes/createPages"],
  ["sections/pricing/Example.tsx", "../../node/routes/createPages"],
  ["components/CheckExample.tsx", "../content/check"],
  ["content/checks/example.ts", "react"],
  ["content/checks/styled.ts", "theme-ui"],
  ["content/prices.ts", "zod"],
  ["content/tokens.ts", "./check"],
];

// The linter itself shows that they allow the imports of the real code.
describe("the import rules of biome.json", () => {
  let reported: string[];

  beforeAll(() => {
    const folder = emptyFolder();
    copyFileSync(join(root, "biome.json"), join(folder, "biome.json"));
    for (const [file, module] of [...upwards, ...others])
      put(join(folder, "src", file), `export * from "${module}";\n`);
    const biome = join(root, "node_modules/@biomejs/biome/bin/biome");
    const options = [
      "lint",
      "--only=style/noRestrictedImports",
      "--max-diagnostics=none",
      "--reporter=json",
    ];
    const { stdout } = spawnSync(process.execPath, [biome, ...options], {
      cwd: folder,
      encoding: "utf8",
    });
    const { diagnostics } = JSON.parse(stdout) as { diagnostics: { location: { path: string } }[] };
    reported = diagnostics.map(({ location }) => location.path);
  });

  it("cover every folder of src", () => {
    const folders = readdirSync(join(root, "src"), { withFileTypes: true }).filter((entry) =>
      entry.isDirectory(),
    );
    expect(upwards.map(([file]) => dirname(file))).toEqual(folders.map(({ name }) => name).sort());
  });

  it.each([...upwards, ...others])("forbid src/%s to import %s", (file) => {
    expect(reported).toContain(`src/${file}`);
  });
});
