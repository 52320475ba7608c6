import { choice } from "./fields";

const audienceThemes = {
  education: "The colors of the pages for schools and universities.",
  corporate: "The colors of the pages for companies and teams.",
  nonprofit: "The colors of the pages for non-profits.",
  government: "The colors of the pages for government.",
  other: "The colors for everybody else.",
};

export const audienceTheme = choice("AudienceTheme", "The colors of an audience.", audienceThemes);

export const cardTheme = choice("CardTheme", "The colors of a card.", {
  ...audienceThemes,
  academic: "The colors of academic benefits.",
  sel: "The colors of social-emotional learning.",
  classroom: "The colors of classroom outcomes.",
  implementation: "The colors of the implementation guide.",
});
