import { cpSync } from "node:fs";
import { contentFiles } from "../../src/content/folder";
import { launchProblems } from "../../src/content/launch";
import { dataFolder } from "../support/content";
import { ContentFolder } from "../support/editableContent";
import { emptyFolder } from "../support/emptyFolder";

const copy = new ContentFolder(emptyFolder());
cpSync(dataFolder, copy.folder, { recursive: true });

/** A page with questions, and where they are on it. */
const [asking = ""] = contentFiles(dataFolder, "pages/").filter((file) =>
  copy.read(file).includes('"questions": ['),
);
const { sections }: { sections: { questions?: unknown }[] } = JSON.parse(copy.read(asking));
const index = sections.findIndex(({ questions }) => questions);

const listed = () => launchProblems(copy.folder).map(({ file, field }) => `${file} ${field}`);

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
  ["stats.json stats[0].source", [0, "source"], undefined, { label: "A study of 2020" }],
])("%s is listed for the launch until it is filled in", (line, path, missing, filledIn) => {
  const [file = ""] = line.split(" ");
  copy.set(file, path, missing);
  expect(listed()).toContain(`data/${line}`);
  copy.set(file, path, filledIn);
  expect(listed()).not.toContain(`data/${line}`);
});
