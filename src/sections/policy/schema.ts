import { z } from "zod";
import { enumOf, object } from "../../schema/fields";
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
}).register(shownEntries, { integrations: { type: "Integrations" } });
