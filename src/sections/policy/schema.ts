import { z } from "zod";
import { enumOf, listOf, object, text } from "../../schema/fields";
import { anchor } from "../../schema/linkFields";
import { shownEntries } from "../../schema/shownEntries";

export const policy = object("PolicySection", "A document of the policy service.", {
  kind: z.literal("policy").meta({ description: "What kind of section it is." }),
  anchor: anchor(),
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
