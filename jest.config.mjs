const project = (displayName, testMatch, more = {}) => ({
  displayName,
  testMatch,
  testEnvironment: "jsdom",
  transform: { "^.+\\.(mjs|[jt]sx?)$": "<rootDir>/tests/support/babelTransform.cjs" },
  modulePathIgnorePatterns: ["<rootDir>/public", "<rootDir>/dist", "<rootDir>/.cache"],
  ...more,
});

export default {
  // By default, Jest leaves one processor free, which is half of a small machine.
  maxWorkers: "100%",
  projects: [
    project("unit", ["<rootDir>/tests/unit/**/*.test.ts?(x)", "<rootDir>/tests/content/**/*.test.ts"]),
    // Every mistake in every field of the content is reported, or harmless. Takes minutes.
    project("fields", ["<rootDir>/tests/fields/**/*.test.ts"]),
    // What a build wrote to `dist/`.
    project("built", ["<rootDir>/tests/built/**/*.test.ts?(x)"], { modulePathIgnorePatterns: ["<rootDir>/.cache"] }),
    // Many real builds. Takes most of an hour.
    project("builds", ["<rootDir>/tests/builds/**/*.test.ts"], { testTimeout: 30 * 60 * 1000 }),
  ],
};
