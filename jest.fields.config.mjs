import base from "./jest.config.mjs";

/** The proof that every mistake in every field of the content is told, or harmless, which takes minutes. */
export default { ...base, testMatch: ["<rootDir>/tests/fields/**/*.test.ts"] };
