/** MDX and its parts, which are ES modules only: Jest must compile them too. */
const modules = [
  "unified|remark|micromark|mdast-util|unist-util|estree-util|vfile|character-|decode-named-character|stringify-entities|parse-entities",
  "@mdx-js/react|bail|trough|is-|ccount|markdown-table|longest-streak|zwitch|escape-string-regexp",
].join("|");

const project = (displayName, testMatch, more = {}) => ({
  displayName,
  testMatch,
  testEnvironment: "jsdom",
  transform: { "^.+\\.(mjs|[jt]sx?)$": "<rootDir>/tests/support/babelTransform.cjs" },
  transformIgnorePatterns: [`/node_modules/(?!(${modules}))`],
  modulePathIgnorePatterns: ["<rootDir>/public", "<rootDir>/dist", "<rootDir>/.cache"],
  ...more,
});

export default {
  // By default, Jest leaves one processor idle, which is half of a small machine.
  maxWorkers: "100%",
  projects: [
    project("unit", [
      "<rootDir>/tests/unit/**/*.test.ts?(x)",
      "<rootDir>/tests/content/**/*.test.ts",
      "<rootDir>/tests/fields/**/*.test.ts",
    ]),
    // Checks a build in `dist/`.
    project("built", ["<rootDir>/tests/built/**/*.test.ts?(x)"], {
      modulePathIgnorePatterns: ["<rootDir>/.cache"],
    }),
  ],
};
