import base from "./jest.config.mjs";

/** The proof that every mistake in every field of the content is told, or harmless; it takes minutes, so it is a run of its own. */
export default { ...base, testMatch: ["<rootDir>/tests/fields/**/*.test.ts"] };
