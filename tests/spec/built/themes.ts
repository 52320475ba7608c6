import { theme } from "../../../src/theme";
import type { Statement } from "../../support/statements";

const education = ["academic", "sel", "classroom", "implementation"];
const audiences = ["education", "corporate", "nonprofit", "government", "other"];

/** The cards of the theme object, by the names of the colour themes. */
const cards = () => theme.cards as Record<string, unknown> | undefined;

export const themes: Statement[] = [
  [
    "theme-ui carries the colour themes of education cards",
    () => expect(Object.keys(cards() ?? {})).toEqual(expect.arrayContaining(education)),
  ],
  [
    "theme-ui carries the colour themes of audience cards",
    () => expect(Object.keys(cards() ?? {})).toEqual(expect.arrayContaining(audiences)),
  ],
  [
    "The four education cards have four different colour themes",
    () => {
      const styles = education.map((name) => JSON.stringify(cards()?.[name]));
      expect(new Set(styles).size).toBe(education.length);
    },
  ],
];
