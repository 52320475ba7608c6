import type { Page } from "@playwright/test";
import type { languages } from "./languages";
import { languagesWith } from "./routes";

/** The content of the site in a language. */
export type Words = (typeof languages)[number];

/** A statement of the specification, in its words, and what shows that the site keeps it in a browser. */
export type Behavior = [words: string, proof: (page: Page) => Promise<void>];

/** The same behavior on a phone. */
export const onPhone = ([words, proof]: Behavior): Behavior => [
  `${words}, at 390 px`,
  async (page) => {
    await page.setViewportSize({ width: 390, height: 844 });
    await proof(page);
  },
];

/** The behaviors of pages in every language that has these pages. */
export const inEachLanguage = (
  behaviorsIn: (words: Words) => Behavior[],
  ...paths: string[]
): Behavior[] =>
  languagesWith(...paths).flatMap((words) =>
    behaviorsIn(words).map(([said, proof]): Behavior => [`${said} (${words.language})`, proof]),
  );
