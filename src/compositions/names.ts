import { enumOf } from "../schema/fields";

export const composition = enumOf("Composition", "The style of a page's sections.", {
  standard: "A rule above each section, its heading on the left. The usual style.",
  sheet: "Three columns whose hairlines run down the page, like the sheet of a debate.",
  ledger: "Strong rules, the heading in the column of entries, like a ledger.",
  lesson: "Each heading is a tinted row, like the parts of a lesson.",
  leaflet: "Small headings on the left, for lists and handouts.",
  docket: "Numbered sections with a double margin line, like a docket.",
  agenda: "A line with a stop for each section, like the agenda of a lesson.",
  staffReport: "A docket with the kind of each item next to its heading.",
  position: "Headings in the middle, like a position that several groups sign.",
  decisionRecord: "One ruled document with the names of its entries on the left.",
});
