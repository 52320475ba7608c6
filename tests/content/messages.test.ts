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

it.each(suggestions)("a message suggests $what", ({ file, from, to, message }) => {
  const content = new EditedContent();
  content.change(file, from, to);
  expect(content.problems().map((problem) => problem.message)).toContain(message);
});
