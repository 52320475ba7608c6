import { z } from "zod";
import { fieldRoles, listOf, object, text } from "../fields";
import { shareImageFile } from "../shapes";

const thing = z
  .looseObject({
    "@context": z.literal("https://schema.org").meta({ description: "The vocabulary." }),
    "@type": z.string().min(1).meta({ description: "What it describes." }),
  })
  .meta({ description: "An object of JSON-LD." });

const structuredData = z
  .union([thing, z.array(thing).min(1)], {
    error:
      'expected an object, or a list of objects, with "@context": "https://schema.org" and "@type"',
  })
  .meta({
    description: "Further structured data: JSON-LD of schema.org.",
    examples: [
      { "@context": "https://schema.org", "@type": "Course", name: "Debate for teachers" },
    ],
  })
  .register(fieldRoles, { role: "structuredData" });

/** The least and most characters that search results show whole. */
export const searchLengths = { title: [15, 60], description: [70, 160] } as const;

const range = (field: keyof typeof searchLengths) => searchLengths[field].join(" to ");

export const metadata = object(
  "Metadata",
  "What search engines and link previews show of a page.",
  {
    title: text(
      `The title in search results: ${range("title")} characters with tokens filled in.`,
      120,
      "Structured Debate for Schools and Colleges | {brand}",
    ),
    description: text(`The summary in search results: ${range("description")} characters.`, 300),
    keywords: listOf(
      text("A keyword.", 60, "structured debate platform"),
      "What people search for.",
      1,
      12,
    ),
    image: shareImageFile.optional().meta({
      description: "The picture in link previews; without it, one is drawn.",
    }),
    tags: listOf(
      text("A tag.", 40, "civic engagement"),
      "Topics, for sites that list articles by topic.",
      0,
      8,
    ).optional(),
    structuredData: structuredData.optional(),
  },
);
