import { join } from "node:path";
import { defineConfig } from "vitest/config";

export default defineConfig({
  resolve: {
    alias: [{ find: /^gatsby$/, replacement: join(__dirname, "tests/support/gatsby.tsx") }],
  },
  test: {
    globals: true,
    testTimeout: 30_000,
    silent: "passed-only",
    // By default, Vitest leaves one processor idle, which is half of a small machine.
    maxWorkers: "100%",
    projects: [
      {
        extends: true,
        test: { name: "unit", include: ["tests/{unit,content,fields}/*.test.ts"] },
      },
      {
        extends: true,
        test: {
          name: "components",
          environment: "jsdom",
          include: ["tests/unit/*.test.tsx"],
          setupFiles: "tests/support/components.ts",
        },
      },
      // Checks a build in `dist/`.
      {
        extends: true,
        test: { name: "built", environment: "jsdom", include: ["tests/built/*.test.ts"] },
      },
    ],
  },
});
