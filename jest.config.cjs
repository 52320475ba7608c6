const shared = {
  moduleNameMapper: { "^gatsby$": "<rootDir>/tests/support/gatsby.tsx" },
  restoreMocks: true,
  roots: ["<rootDir>/src", "<rootDir>/tests"],
  transform: {
    "\\.[cm]?[jt]sx?$": [
      "@swc/jest",
      { jsc: { transform: { react: { runtime: "automatic", importSource: "theme-ui" } } } },
    ],
  },
  // Many packages are ES modules only.
  transformIgnorePatterns: [],
};

/** @type {import("jest").Config} */
module.exports = {
  // By default, Jest leaves one processor idle, which is half of a small machine.
  maxWorkers: "100%",
  testTimeout: 300_000,
  projects: [
    {
      ...shared,
      displayName: "unit",
      testMatch: ["<rootDir>/tests/{unit,content}/*.test.ts"],
    },
    {
      ...shared,
      displayName: "components",
      setupFilesAfterEnv: ["<rootDir>/tests/support/components.ts"],
      testEnvironment: "jsdom",
      testMatch: ["<rootDir>/tests/unit/*.test.tsx"],
    },
    // Checks a build in `dist/`.
    {
      ...shared,
      displayName: "built",
      testEnvironment: "jsdom",
      testMatch: ["<rootDir>/tests/{built,spec}/*.test.ts"],
    },
  ],
};
