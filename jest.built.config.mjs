import base from "./jest.config.mjs";

/** Tests of what a build has written to `dist/`. */
export default { ...base, testMatch: ["<rootDir>/tests/built/**/*.test.ts?(x)"], modulePathIgnorePatterns: ["<rootDir>/.cache"] };
