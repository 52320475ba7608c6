import { z } from "zod";
import { formed, longest, text } from "../fields";

export const knownDisagreement = z
  .strictObject({
    file: formed(
      /^[\w/-]+\.json$/,
      'expected a file below data/ such as "faq.json"',
      longest.file,
    ).meta({
      description: "The file that says it, below data/.",
      examples: ["faq.json", "pages/pricing.json"],
    }),
    says: text("The figure, as the check names it.", 60).meta({ examples: ["$50", "10GB"] }),
    against: text("What the file that it repeats says, as the check names it.", 120).meta({
      examples: ["$49.92", "50+GB"],
    }),
    why: text("Why it stays as it is.", 240),
  })
  .meta({
    id: "KnownDisagreement",
    description: "A figure that differs from the one it repeats, and stays so for a reason.",
  });
