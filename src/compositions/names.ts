import { choice } from "../fields/fields";

export const composition = choice("Composition", "The style of a page's sections.", {
  sheet: "A rule above each section, its heading on the left. The usual style.",
  ledger: "Strong rules, the heading in the column of entries, like a ledger.",
  program: "Headings stay in view on the left while their content scrolls.",
  lesson: "Each heading is a tinted row, like the parts of a lesson.",
  index: "Small headings on the left, for lists of pages.",
  paper: "Small headings on the left; fits on one printed page.",
  docket: "Numbered sections with a double margin line, like a docket.",
  argument: "An arrow leads to each heading, a column further to the right.",
  lessonPlan: "A line joins the sections like the lessons of a course.",
  staffReport: "Numbered lines, and the kind of each item next to its heading.",
  ring: "Each heading stands in a ring, with its content around it.",
  decisionRecord: "One ruled document with the names of its entries on the left.",
});
