/** @jest-environment node */
import { readFileSync } from "node:fs";
import { join } from "node:path";

interface LockedPackage {
  resolved?: string;
  optionalDependencies?: Record<string, string>;
}

const { packages: locked } = JSON.parse(
  readFileSync(join(__dirname, "../../package-lock.json"), "utf8"),
) as {
  packages: Record<string, LockedPackage>;
};

/** Whether Node finds an installed package from another one: in its own `node_modules`, or in one further up. */
const isFound = (name: string, from: string): boolean => {
  if (locked[`${from ? `${from}/` : ""}node_modules/${name}`]) return true;
  return (
    from !== "" && isFound(name, from.slice(0, Math.max(from.lastIndexOf("/node_modules/"), 0)))
  );
};

describe("package-lock.json", () => {
  it("lists the optional packages of every platform, so that `npm ci` works on each", () => {
    const missing = Object.entries(locked).flatMap(([path, { optionalDependencies = {} }]) =>
      Object.entries(optionalDependencies).flatMap(([name, version]) =>
        isFound(name, path) ? [] : [`${path} needs ${name}@${version}`],
      ),
    );
    expect(missing).toEqual([]);
  });

  it("names no registry, so that each machine uses its own", () => {
    expect(
      Object.values(locked).flatMap(({ resolved = "" }) =>
        /^https?:/.test(resolved) ? [resolved] : [],
      ),
    ).toEqual([]);
  });
});
