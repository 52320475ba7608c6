/** @jest-environment node */
import { readFileSync } from "node:fs";
import { join } from "node:path";
import statement from "../../data/pages/accessibility.json";
import { devDependencies, scripts } from "../../package.json";

const read = (file: string) => readFileSync(join(__dirname, "../..", file), "utf8");

const { claims } = statement.checks;

it.each(claims.map(({ title, proofs }) => ({ title, proofs })))(
  'the accessibility statement proves its claim "$title"',
  ({ proofs }) => {
    for (const { file, words } of proofs)
      for (const word of words) expect(read(file)).toContain(word);
  },
);

it("the tools behind the accessibility statement are used and installed", () => {
  const tools = [
    "@axe-core/playwright",
    "accessibility-checker-engine",
    "html_codesniffer",
    "html-validate",
  ];
  const used = claims.flatMap(({ proofs }) =>
    proofs.flatMap(({ file }) => tools.filter((tool) => read(file).includes(`"${tool}`))),
  );
  expect([...new Set(used)].sort()).toEqual(tools.sort());
  expect(Object.keys(devDependencies)).toEqual(expect.arrayContaining(tools));
});

it("CI runs every automated check that the accessibility statement names", () => {
  const workflow = read(".github/workflows/test.yml");
  expect(workflow).toContain("npm run test:engines");
  expect(workflow).toContain("npm test");
  expect(scripts.test).toMatch(/checks:site.* test:e2e/);
  expect(scripts["checks:site"]).toContain("test:built");
});
