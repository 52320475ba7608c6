export default {
  testEnvironment: "jsdom",
  testMatch: ["<rootDir>/tests/unit/**/*.test.ts?(x)", "<rootDir>/tests/content/**/*.test.ts"],
  transform: { "^.+\\.(mjs|[jt]sx?)$": "<rootDir>/tests/support/babelTransform.cjs" },
  // Jest leaves one processor free otherwise, which is half of a small machine.
  maxWorkers: "100%",
  modulePathIgnorePatterns: ["<rootDir>/public", "<rootDir>/dist", "<rootDir>/.cache"],
};
