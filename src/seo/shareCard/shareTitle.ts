/** The space for a title and its largest font size, in pixels. */
interface Room {
  width: number;
  height: number;
  largest: number;
}

/** A part of a line. */
interface Part {
  text: string;
  marked: boolean;
}

const mostLines = 4;

/** The typography of titles, relative to the font size. */
export const titleSetting = { lineHeight: 0.98, letterSpacing: -0.035 };

// Approximate widths in the heading font, relative to the font size; too wide rather than too narrow.
const widths: [letters: RegExp, width: number][] = [
  [/[ijlI.,:;!'’|]/, 0.3],
  [/[ftr\-()/]/, 0.45],
  [/ /, 0.23],
  [/[mwMW%—]/, 1],
  [/[A-Z0-9&]/, 0.74],
];
const usualWidth = 0.64;

interface Line {
  text: string;
  width: number;
}

const letterWidth = (letter: string) =>
  widths.find(([letters]) => letters.test(letter))?.[1] ?? usualWidth;

const lineOf = (words: string[]): Line => {
  const text = words.join(" ");
  return {
    text,
    width: [...text].reduce(
      (sum, letter) => sum + letterWidth(letter) + titleSetting.letterSpacing,
      0,
    ),
  };
};

/** Returns every possible line, by its first word, from the shortest to the longest. */
const linesIn = (words: string[]): Line[][] =>
  words.map((_, first) =>
    words.slice(first).map((_word, more) => lineOf(words.slice(first, first + more + 1))),
  );

const widest = (lines: Line[]) => Math.max(...lines.map(({ width }) => width));
/** Small for lines of similar width; one long line counts most. */
const unevenness = (lines: Line[]) => lines.reduce((sum, { width }) => sum + width ** 4, 0);

/** Returns all ways to break the words after `from` into a number of lines. */
function breaks(lines: Line[][], count: number, from = 0): Line[][] {
  const next = lines[from] ?? [];
  if (count === 1) return [next.slice(-1)];
  // Leaves at least one word for each of the other lines.
  return next
    .slice(0, 1 - count)
    .flatMap((line, index) =>
      breaks(lines, count - 1, from + index + 1).map((others) => [line, ...others]),
    );
}

/** Breaks a title into one to four lines, so that it is as large as the space allows. Returns the font size in pixels. */
export function fitTitle(
  title: string,
  { width, height, largest }: Room,
): { lines: string[]; fontSize: number } {
  const words = title.split(/\s+/);
  const possible = linesIn(words);
  const counts = Array.from({ length: Math.min(mostLines, words.length) }, (_, index) => index + 1);
  const fits = counts.map((count) => {
    const lines = breaks(possible, count).reduce((best, other) =>
      unevenness(other) < unevenness(best) ? other : best,
    );
    return {
      lines,
      fontSize: Math.floor(
        Math.min(largest, width / widest(lines), height / (count * titleSetting.lineHeight)),
      ),
    };
  });
  // Fewer lines read better: one more must make the letters clearly larger.
  const { lines, fontSize } = fits.reduce((best, other) =>
    other.fontSize * 0.93 > best.fontSize ? other : best,
  );
  return { lines: lines.map(({ text }) => text), fontSize };
}

/** Splits the lines of a title at the start and the end of its highlight. */
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
