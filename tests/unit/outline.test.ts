import { guideOutline } from "../../src/content/outline";

const body = { headings: [], parts: [], texts: [] };
const checklist = {
  component: "Checklist" as const,
  id: "ready",
  title: "Have ready",
  items: ["One question", "Two sides"],
};
const minutes = { component: "Minutes" as const, from: "0", to: "5", title: "Take a stand" };
const headings = [
  { anchor: "parts", title: "The parts", depth: 2 },
  { anchor: "claim", title: "Claim", depth: 3 },
  { anchor: "reason", title: "Reason", depth: 3 },
];
const rules = ["Name it.", "Answer it.", "Read it.", "Write it.", "Close it."].map(
  (rule) => `**${rule}** It is a rule.`,
);

/** What stands before each line, and its words. */
const linesOf = (parts: Partial<Parameters<typeof guideOutline>[0]>) =>
  guideOutline({ ...body, ...parts }, () => null).map(({ mark, text }) => [mark, text]);

it("a guide with a plan by the minute looks like its plan", () => {
  expect(linesOf({ parts: [checklist, minutes] })).toEqual([["0–5", "Take a stand"]]);
});

it("a guide without a plan looks like its numbered steps", () => {
  const steps = ["Ask", "Argue", "Test", "Sign"].map((title, index) => ({
    anchor: title.toLowerCase(),
    title: `${index + 1}. ${title}`,
    depth: 2,
  }));
  expect(linesOf({ parts: [checklist], headings: steps }).at(-1)).toEqual(["4", "Sign"]);
});

it("a guide without both looks like its first checklist", () => {
  expect(linesOf({ parts: [checklist], texts: rules })).toEqual([
    ["☐", "One question"],
    ["☐", "Two sides"],
  ]);
});

it("a guide with rules looks like these, without their reasons", () => {
  expect(linesOf({ texts: rules, headings }).slice(0, 2)).toEqual([
    ["1", "Name it"],
    ["2", "Answer it"],
  ]);
});

it("any other guide looks like its deepest headings", () => {
  expect(linesOf({ texts: ["**One** bold word."], headings })).toEqual([
    [null, "Claim"],
    [null, "Reason"],
  ]);
});
