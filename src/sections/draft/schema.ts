import { argumentSide } from "../../debate/schema";
import { listOf, object, text } from "../../schema/fields";
import { hasOnce, sectionOf } from "../../schema/shapes";

const line = object("DraftLine", "A sentence of the draft, and the note on it.", {
  text: text("The sentence.", 120),
  marked: text("The words of it that the note is about.", 80),
  note: text("The note, in a few words.", 60),
  advice: text("What to do about it.", 160),
}).refine(({ text: whole, marked }) => hasOnce(whole, marked), {
  error: 'expected words that "text" contains once',
  path: ["marked"],
});

export const draft = sectionOf("draft", "A draft with notes in its margin, which a switch hides.", {
  question: text("The question of the debate.", 120),
  name: text("What the draft will be.", 40, "Draft of argument 9"),
  side: argumentSide,
  lines: listOf(line, "The draft, sentence by sentence.", 2, 4),
  switchLabel: text("The words of the switch.", 40),
  caption: text("That it is a sample, and what it costs.", 240),
});
