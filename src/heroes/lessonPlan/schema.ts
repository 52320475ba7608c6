import { listOf, object, text } from "../../schema/fields";
import { heroOf } from "../../schema/shapes";
import { shownEntries } from "../../schema/shownEntries";

const lessonPart = object("LessonPart", "A part of a lesson.", {
  time: text("When it is, such as the minutes of the lesson.", 24, "0–5 min", "Before class"),
  title: text("What this part of the lesson is.", 40, "Rebuttals"),
  teacher: text("What the teacher does.", 120),
  students: text("What the students do.", 120),
});

const lessonFact = object("LessonFact", "An entry at the head of a lesson plan.", {
  title: text("What the entry is.", 24, "Materials"),
  text: text("The entry.", 200),
});

const plan = object("LessonPlan", "A lesson plan: when, what, and who does it.", {
  title: text("The name of the plan, which says that it is a sample.", 80),
  facts: listOf(lessonFact, "The head of the plan: topic, materials.", 1, 4),
  time: text("The heading of the times.", 20),
  part: text("The heading of the parts.", 20),
  teacher: text("The heading of what the teacher does.", 20),
  students: text("The heading of what the students do.", 20),
  parts: listOf(lessonPart, "The parts of the lesson, from the first to the last.", 2, 8),
});

export const lessonPlan = heroOf(
  "lessonPlan",
  "The words on the left, a lesson plan on the right.",
  {
    videoLabel: text("The words of the button that opens the video.", 60),
    plan: plan.meta({ description: "The lesson plan." }),
  },
).register(shownEntries, { integrations: { type: "Integrations" } });
