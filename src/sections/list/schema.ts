import { formed, listOf, longest, object } from "../../fields/fields";
import { sectionOf, titledText } from "../../fields/shapes";

const proof = object("Proof", "What makes a claim true; a test compares it with the repository.", {
  file: formed(
    "The file that does what the claim says.",
    /^[\w./-]+$/,
    "a path in the repository",
    "tests/e2e/accessibility.spec.ts",
    longest.place,
  ),
  words: listOf(
    // Code, with the quotation marks of code: ASCII without what HTML would read.
    formed(
      "Words of that file.",
      /^(?! )[ -%'-;=?-~]+(?<! )$/,
      "words of the file on one line, without <, > and &",
      "of routes)",
      120,
    ),
    "What must be in that file for the claim to be true.",
    1,
    4,
  ),
});

const item = titledText
  .extend({
    proofs: listOf(
      proof,
      "For a claim about how the site is tested: what makes it true.",
      1,
      4,
    ).optional(),
  })
  .meta({ id: "ListItem", description: "A term and what it means." });

export const list = sectionOf("list", "Terms and what they mean.", {
  items: listOf(item, "The entries.", 2, 12),
});
