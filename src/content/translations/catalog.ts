import { type GetTextTranslation, po } from "gettext-parser";
import { UnreadableFile } from "../problems";

/* The files of translators, in the format of gettext: `translations/es.po`. */

/** A text of the content in another language. */
export interface Message {
  /** The file and the field of the text: `data/plans.json plans[0].title`. */
  context: string;
  /** The English text as it was when it was translated. */
  formerEnglish: string;
  /** Empty until somebody has translated it. */
  translation: string;
  /** Whether it has to be looked at again, because the English has changed or the translator says so. */
  fuzzy: boolean;
  /** What translators have noted about it. */
  note?: string;
}

/** What tools show to a translator about a text. */
export interface About {
  /** What the text is. */
  description?: string;
  /** Where it stands: `data/plans.json:12`. */
  reference?: string;
  /** In characters. */
  maxLength?: number | null;
}

/** What a translator's file holds. */
export interface Catalog {
  headers: Record<string, string>;
  /** What translators have noted about the file. */
  note?: string;
  messages: Message[];
}

/** Comments hold the former text as it stands in the file. */
const withoutQuotes = (comment: string): string =>
  [...comment.matchAll(/"(?:[^"\\]|\\.)*"/g)].map(([quoted]) => JSON.parse(quoted)).join("");

/**
 * What a translator's note says of a text that is the same in the language. Weblate has a flag of this name, but gettext's own
 * tools drop flags that they don't know.
 */
export const sameNote = "ignore-same";

function messageOf({ msgctxt = "", msgid, msgstr, comments = {} }: GetTextTranslation): Message {
  const { flag = "", previous, translator: note } = comments;
  const fuzzy = flag.includes("fuzzy");
  return {
    context: msgctxt,
    formerEnglish: fuzzy && previous ? withoutQuotes(previous) : msgid,
    translation: msgstr.join(""),
    fuzzy,
    note,
  };
}

function parsed(name: string, file: string) {
  try {
    return po.parse(file, { validation: true });
  } catch (error) {
    const { message } = error as Error;
    const [, context = ""] = /in "(.+)" context/.exec(message) ?? [];
    const [, line = lineOf(file, context)] = /at line (\d+)/.exec(message) ?? [];
    const problem = { file: name, line: Number(line), column: 1, field: "" };
    throw new UnreadableFile({ ...problem, message: `not a file of gettext: ${message}` });
  }
}

/** Reads a translator's file. @throws UnreadableFile when it isn't in the format of gettext */
export function readCatalog(name: string, file: string): Catalog {
  const { headers, translations } = parsed(name, file);
  return {
    headers,
    note: translations[""]?.[""]?.comments?.translator,
    messages: Object.values(translations)
      .flatMap((byText) => Object.values(byText))
      .filter(({ msgid }) => msgid)
      .map(messageOf),
  };
}

/** What tools of translators want to know about a file. */
const headersFor = (language: string) => ({
  "Project-Id-Version": "website",
  "PO-Revision-Date": `${new Date().toISOString().slice(0, 16).replace("T", " ")}+0000`,
  // What gettext writes without a translator.
  "Last-Translator": "Automatically generated",
  "Language-Team": language,
  Language: language,
});

/** How the file is written, whatever it said before. */
const encoding = {
  "MIME-Version": "1.0",
  "Content-Type": "text/plain; charset=UTF-8",
  "Content-Transfer-Encoding": "8bit",
};

/**
 * Writes a translator's file.
 * @param messages with the English text of each as it is now, and what tools show about it
 */
export function writeCatalog(
  language: string,
  { headers, note: fileNote }: Pick<Catalog, "headers" | "note">,
  messages: readonly (Message & About & { english: string })[],
): string {
  const translations: Record<string, Record<string, GetTextTranslation>> = {
    "": { "": { msgid: "", msgstr: [], comments: { translator: fileNote } } },
  };
  for (const message of messages) {
    const { context, english, formerEnglish, translation, fuzzy, note } = message;
    const { description, reference, maxLength } = message;
    const flags = [fuzzy && "fuzzy", maxLength && `max-length:${maxLength}`].filter(Boolean);
    translations[context] = {
      ...translations[context],
      [english]: {
        msgctxt: context,
        msgid: english,
        msgstr: [translation],
        comments: {
          translator: note,
          extracted: description,
          reference,
          flag: flags.join(", ") || undefined,
          previous:
            fuzzy && formerEnglish !== english
              ? `msgid ${JSON.stringify(formerEnglish)}`
              : undefined,
        },
      },
    };
  }
  const table = {
    charset: "utf-8",
    headers: { ...headersFor(language), ...headers, ...encoding },
    translations,
  };
  // Not folded, so that each text is one line, in the file and in its history.
  return `${po.compile(table, { foldLength: 0 })}\n`;
}

/** The lines of a file on which messages begin, by what they say, from 1. */
function messageLines(file: string): Map<string, number> {
  const lines = new Map<string, number>();
  for (const [index, line] of file.split(/\r?\n/).entries())
    if (line.startsWith("msgctxt ") && !lines.has(line)) lines.set(line, index + 1);
  return lines;
}

/** The lines of the file that was asked for last: its problems come one after the other, and to read it takes a while. */
let last: { file: string; lines: Map<string, number> } | undefined;

/** The line of a message in its file, from 1. A tool that folds long lines hides some. */
export function lineOf(file: string, context: string): number {
  if (last?.file !== file) last = { file, lines: messageLines(file) };
  return last.lines.get(`msgctxt ${JSON.stringify(context)}`) ?? 1;
}
