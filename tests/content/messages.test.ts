/** @jest-environment node */
import { EditedContent } from "../support/editedContent";

interface Case {
  what: string;
  file: string;
  from: string | RegExp;
  to: string;
  message: string;
}

const suggestions: Case[] = [
  {
    what: "no field that the object has already",
    file: "faq.json",
    from: '"slug": "team-price",',
    to: '"slug": "team-price", "slugs": "team-price",',
    message: 'unknown field "slugs"; known here: slug, question, answer',
  },
  {
    what: "no figure that the list has already",
    file: "pages/education.json",
    from: '"stats": ["effect-size"',
    to: '"stats": ["effect-sise", "effect-size"',
    message: 'no entry of data/stats.json has the slug "effect-sise"',
  },
  {
    what: "no picture that the entry shows already",
    file: "pictures.json",
    from: '"./images/threads-wide-dark.png"',
    to: '"./images/threads-wide-dight.png"',
    message: "there is no picture at data/images/threads-wide-dight.png",
  },
  {
    what: "not the point itself",
    file: "scenarios/think-tank-discourse.json",
    from: '"answers": ["daily-life"]',
    to: '"answers": ["tax-bas"]',
    message:
      'expected the slug of a point of this sheet (daily-life, deep-floors, narrow-first, tax-base, falling-value, test-and-report), got "tax-bas"',
  },
  {
    what: "no short word that differs in two letters",
    file: "phases.json",
    from: '"color": "implementation"',
    to: '"color": "red"',
    message:
      'expected one of "education", "corporate", "nonprofit", "government", "other", "academic", "sel", "classroom", "implementation", got "red"',
  },
];

const disagreements: Case[] = [
  {
    what: "one figure",
    file: "comparison.json",
    from: '"team": "5GB"',
    to: '"team": "6GB"',
    message:
      'expected what data/plans.json gives Team ("5GB"), got "6GB"; change it to "5GB", or say in data/known-disagreements.json why it differs from "5GB"',
  },
  {
    what: "a number in a cell, whose row says what it counts",
    file: "comparison.json",
    from: '"free": "1", "team": "5", "pro": "5"',
    to: '"free": "1", "team": "6", "pro": "5"',
    message:
      'expected what data/plans.json gives Team ("5 {products}"), got "6"; change it to "5", or say in data/known-disagreements.json why it differs from "5 {products}"',
  },
  {
    what: "a feature",
    file: "comparison.json",
    from: '"name": "Admin controls", "free": "No"',
    to: '"name": "Admin controls", "free": "Yes"',
    message:
      'expected what data/plans.json gives Free ("No admin controls"), got "Yes"; change it to "No", or say in data/known-disagreements.json why it differs from "No admin controls"',
  },
  {
    what: "one of several prices",
    file: "faq.json",
    from: "Pro is $15 per user per month",
    to: "Pro is $14 per user per month",
    message:
      'expected a price of Pro for a month by data/plans.json ($12.50, $15, $19.75, $22.50), got "$14"; change it to one of these, or say in data/known-disagreements.json why it differs from "$15"',
  },
];

const problemsOf = ({ file, from, to }: Case) => {
  const content = new EditedContent();
  content.change(file, from, to);
  return content.problems().map(({ message }) => message);
};

it.each(suggestions)("a message suggests $what", (mistake) => {
  expect(problemsOf(mistake)).toContain(mistake.message);
});

it.each(disagreements)("a disagreement about $what says first what to change it to", (mistake) => {
  expect(problemsOf(mistake)).toEqual([mistake.message]);
});
