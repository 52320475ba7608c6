/** A title broken into lines, and how large it can be set. */
export interface FittedTitle {
  lines: string[];
  fontSize: number;
}

/** The room for a title, in pixels. */
interface Room {
  width: number;
  height: number;
  largest: number;
}

/** Words of a line that are set alike. */
interface Part {
  text: string;
  marked: boolean;
}

const mostLines = 4;

/** How titles are set, as parts of the font size. */
export const titleSetting = { lineHeight: 0.98, letterSpacing: -0.035 };

// Widths in the heading font, as parts of its size: roughly, and rather too wide than too narrow.
const widths: [letters: RegExp, width: number][] = [
  [/[ijlI.,:;!'’|]/, 0.3],
  [/[ftr\-()/]/, 0.45],
  [/ /, 0.23],
  [/[mwMW%—]/, 1],
  [/[A-Z0-9&]/, 0.74],
];
const usualWidth = 0.64;

const letterWidth = (letter: string) => widths.find(([letters]) => letters.test(letter))?.[1] ?? usualWidth;
const widthOf = (line: string) => [...line].reduce((sum, letter) => sum + letterWidth(letter) + titleSetting.letterSpacing, 0);
const widest = (lines: string[]) => Math.max(...lines.map(widthOf));
/** Small where lines are of like length; a line much longer than the others weighs most. */
const unevenness = (lines: string[]) => lines.reduce((sum, line) => sum + widthOf(line) ** 4, 0);

/** All ways to break words into a number of lines. */
function breaks(words: string[], count: number): string[][] {
  if (count === 1) return [[words.join(" ")]];
  const firstLines = Array.from({ length: words.length - count + 1 }, (_, index) => index + 1);
  return firstLines.flatMap((taken) => breaks(words.slice(taken), count - 1).map((others) => [words.slice(0, taken).join(" "), ...others]));
}

/** Breaks a title into one to four lines so that it can be set as large as its room allows. */
export function fitTitle(title: string, { width, height, largest }: Room): FittedTitle {
  const words = title.split(/\s+/);
  const counts = Array.from({ length: Math.min(mostLines, words.length) }, (_, index) => index + 1);
  const fits = counts.map((count) => {
    const lines = breaks(words, count).reduce((best, other) => (unevenness(other) < unevenness(best) ? other : best));
    return { lines, fontSize: Math.floor(Math.min(largest, width / widest(lines), height / (count * titleSetting.lineHeight))) };
  });
  // Fewer lines read better: one more has to make the letters clearly larger.
  return fits.reduce((best, other) => (other.fontSize * 0.93 > best.fontSize ? other : best));
}

/** Parts the lines of a title where its highlight begins and ends. */
export function markedLines(lines: string[], highlight = ""): Part[][] {
  const start = highlight ? lines.join(" ").indexOf(highlight) : -1;
  const end = start < 0 ? start : start + highlight.length;
  let at = 0;
  return lines.map((line) => {
    const [from, to] = [start, end].map((edge) => Math.min(Math.max(edge - at, 0), line.length));
    at += line.length + 1;
    return [
      { text: line.slice(0, from), marked: false },
      { text: line.slice(from, to), marked: true },
      { text: line.slice(to), marked: false },
    ].filter(({ text }) => text);
  });
}
