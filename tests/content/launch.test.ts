import { launchProblems } from "../../src/content/launch";
import { EditedContent, originalFiles } from "../support/editedContent";

const content = new EditedContent();

/** A page with questions, and where they are on it. */
const [asking = ""] = originalFiles.filter((file) => content.read(file).includes('"questions": ['));
const { sections }: { sections: { questions?: unknown }[] } = JSON.parse(content.read(asking));
const index = sections.findIndex(({ questions }) => questions);

const [scenario = ""] = originalFiles.filter((file) => file.startsWith("scenarios/"));
const question = { slug: "own", question: "Own?", ask: "form:contact" };

const listed = () => launchProblems(content.parsed()).map(({ file, field }) => `${file} ${field}`);

it.each([
  ["site.json origin", ["origin"], "https://placeholder.example", "https://www.example.com"],
  ["site.json security.expires", ["security", "expires"], "2020-01-01", "2099-01-01"],
  [
    "integrations.json introductionVideo.uploadDate",
    ["introductionVideo", "uploadDate"],
    undefined,
    "2026-03-14",
  ],
  [
    `${asking} sections[${index}].questions[0].answer`,
    ["sections", index, "questions", 0, "answer"],
    undefined,
    "Yes.",
  ],
  [
    `${scenario} sections[0].questions[0].answer`,
    ["sections", 0],
    { kind: "questions", anchor: "own", title: "Own", questions: [question] },
    {
      kind: "questions",
      anchor: "own",
      title: "Own",
      questions: [{ ...question, answer: "Yes." }],
    },
  ],
  ["stats.json stats[0].source", [0, "source"], undefined, { label: "A study of 2020" }],
])("%s is listed for the launch until it is filled in", (line, path, missing, filledIn) => {
  const [file = ""] = line.split(" ");
  content.set(file, path, missing);
  expect(listed()).toContain(`data/${line}`);
  content.set(file, path, filledIn);
  expect(listed()).not.toContain(`data/${line}`);
});
