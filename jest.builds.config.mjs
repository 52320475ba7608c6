import base from "./jest.config.mjs";

/** Tests that build the site for real, many times: they take about a quarter of an hour. */
export default { ...base, testMatch: ["<rootDir>/tests/builds/**/*.test.ts"], testTimeout: 30 * 60 * 1000, maxWorkers: 1 };
