import { enumOf, listOf, text } from "../../schema/fields";
import { plainSectionOf } from "../../schema/shapes";
import { shownEntries } from "../../schema/shownEntries";

export const policy = plainSectionOf("policy", "A document of the policy service.", {
  policy: enumOf("PolicyName", "Which document it is.", {
    privacy: "The privacy policy.",
    terms: "The terms of service.",
    eula: "The end user license agreement.",
  }),
  covers: listOf(
    text("What it covers, in a line.", 120),
    "What the document covers, in short, above its own text.",
    2,
    4,
  ),
}).register(shownEntries, { integrations: { type: "Integrations" } });
