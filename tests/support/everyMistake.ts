import { basename } from "node:path";
import { entityOf } from "../../src/content/entities";
import { formatProblem } from "../../src/content/problems";
import { placeOf } from "./editableContent";
import { EditedContent } from "./editedContent";
import { type Mistake, mistakesAt } from "./mistakes";
import { edited, placesIn } from "./places";
import { isSaidOf, verdict } from "./verdict";

/** How many mistakes of each kind were told, or were harmless and why. */
type Counts = Map<string, number>;

/** A file of the content, and what is told of mistakes in it. */
class Tried {
  private readonly content = new EditedContent();
  private readonly original: string;
  private readonly listName: string | undefined;
  readonly mistakes: Mistake[];

  constructor(
    private readonly file: string,
    private readonly counts: Counts,
  ) {
    const entity = entityOf(file);
    if (!entity) throw new Error(`data/${file} is no content`);
    this.original = this.content.read(file);
    this.listName = entity.list ? basename(file, ".json") : undefined;
    const entries: unknown = JSON.parse(this.original);
    this.mistakes = placesIn(this.original).flatMap((place, turn) => mistakesAt(place, entity, entries, turn));
  }

  private count(what: string): void {
    this.counts.set(what, (this.counts.get(what) ?? 0) + 1);
  }

  private made(mistakes: readonly Mistake[]) {
    const text = edited(
      this.original,
      mistakes.map(({ edit }) => edit),
    );
    this.content.write(this.file, text);
    return { text, problems: this.content.problems(), file: this.file, listName: this.listName };
  }

  /** Makes one mistake. */
  alone(mistake: Mistake): string[] {
    const told = this.made([mistake]);
    this.count(told.problems.length > 0 ? `${mistake.kind} told` : `${mistake.harmless}`);
    return [verdict(mistake, { ...told, offset: mistake.offset }) ?? []].flat();
  }

  /** Makes a mistake in many fields; each must be told as if it were the only one. */
  together(mistakes: readonly Mistake[]): string[] {
    const { problems, ...told } = this.made(mistakes);
    const rest = new Set(problems);
    let shift = 0;
    const complaints = mistakes.flatMap((mistake) => {
      const offset = mistake.offset + shift;
      shift += mistake.edit.put.length - (mistake.edit.to - mistake.edit.from);
      const { line, column } = placeOf(told.text, offset);
      const here = problems.filter((problem) => problem.line === line && problem.column === column);
      for (const problem of here) rest.delete(problem);
      this.count(`${mistake.kind} told`);
      return verdict(mistake, { ...told, offset, problems: here }) ?? [];
    });
    return [
      ...complaints,
      ...[...rest].filter((problem) => !isSaidOf(this.file, problem)).map((problem) => `told elsewhere: ${formatProblem(problem)}`),
    ];
  }
}

const summary = (counts: Counts): string => {
  const total = [...counts.values()].reduce((sum, number) => sum + number, 0);
  return `${total} mistakes in the content: ${[...counts]
    .sort()
    .map(([what, number]) => `${what} ${number}`)
    .join(", ")}\n`;
};

/**
 * Tests that the check names, once and with its place and field, every mistake that can be made at every place of some content
 * files. What it lets pass must be of a kind that is known to be harmless: tests/built/hostileContent.test.tsx renders these.
 * Prints how many mistakes that were.
 */
export function testEveryMistake(files: readonly string[]): void {
  const counts: Counts = new Map();

  afterAll(() => process.stdout.write(summary(counts)));

  describe("a mistake in any field", () => {
    it.each(files)("of data/%s is told with its line and field, or is harmless", (file) => {
      const tried = new Tried(file, counts);
      const apart = tried.mistakes.filter((mistake) => mistake.apart);
      const kinds = [...new Set(apart.map(({ kind }) => kind))];
      const complaints = [
        ...kinds.flatMap((kind) => tried.together(apart.filter((mistake) => mistake.kind === kind))),
        ...tried.mistakes.filter((mistake) => !mistake.apart).flatMap((mistake) => tried.alone(mistake)),
      ];
      expect(complaints).toEqual([]);
    });
  });
}
