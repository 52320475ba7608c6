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

/** Words that stand in one line, and how wide they are. */
interface Line {
  text: string;
  width: number;
}

const letterWidth = (letter: string) => widths.find(([letters]) => letters.test(letter))?.[1] ?? usualWidth;

const lineOf = (words: string[]): Line => {
  const text = words.join(" ");
  return { text, width: [...text].reduce((sum, letter) => sum + letterWidth(letter) + titleSetting.letterSpacing, 0) };
};

/** Every line that a title can hold: by the word that it begins with, from the shortest to the longest. */
const linesIn = (words: string[]): Line[][] =>
  words.map((_, first) => words.slice(first).map((_word, more) => lineOf(words.slice(first, first + more + 1))));

const widest = (lines: Line[]) => Math.max(...lines.map(({ width }) => width));
/** Small where lines are of like length; a line much longer than the others weighs most. */
const unevenness = (lines: Line[]) => lines.reduce((sum, { width }) => sum + width ** 4, 0);

/** All ways to break the words from one on into a number of lines. */
function breaks(lines: Line[][], count: number, from = 0): Line[][] {
  const next = lines[from] ?? [];
  if (count === 1) return [next.slice(-1)];
  // Each of the other lines takes one word at least.
  return next.slice(0, 1 - count).flatMap((line, index) => breaks(lines, count - 1, from + index + 1).map((others) => [line, ...others]));
}

/** Breaks a title into one to four lines so that it can be set as large as its room allows. */
export function fitTitle(title: string, { width, height, largest }: Room): FittedTitle {
  const words = title.split(/\s+/);
  const possible = linesIn(words);
  const counts = Array.from({ length: Math.min(mostLines, words.length) }, (_, index) => index + 1);
  const fits = counts.map((count) => {
    const lines = breaks(possible, count).reduce((best, other) => (unevenness(other) < unevenness(best) ? other : best));
    return { lines, fontSize: Math.floor(Math.min(largest, width / widest(lines), height / (count * titleSetting.lineHeight))) };
  });
  // Fewer lines read better: one more has to make the letters clearly larger.
  const { lines, fontSize } = fits.reduce((best, other) => (other.fontSize * 0.93 > best.fontSize ? other : best));
  return { lines: lines.map(({ text }) => text), fontSize };
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
