import base from "./jest.config.mjs";

/** Tests that build the site for real, many times over, and break builds off: they take most of an hour. */
export default { ...base, testMatch: ["<rootDir>/tests/builds/**/*.test.ts"], testTimeout: 30 * 60 * 1000, maxWorkers: 1 };
