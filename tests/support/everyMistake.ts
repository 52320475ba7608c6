import { basename } from "node:path";
import { entityOf } from "../../src/content/entities";
import { formatProblem } from "../../src/content/problems";
import { placeOf } from "./editableContent";
import { EditedContent } from "./editedContent";
import { type Mistake, mistakesAt } from "./mistakes";
import { edited, placesIn } from "./places";
import { isAbout, verdict } from "./verdict";

/** How many mistakes of each kind the check reported, and how many were harmless for each reason. */
type Counts = Map<string, number>;

/** A content file, and what the check reports about mistakes in it. */
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

  /**
   * Makes one mistake.
   * @returns what is wrong with the check's report
   */
  alone(mistake: Mistake): string[] {
    const reported = this.made([mistake]);
    this.count(reported.problems.length > 0 ? `${mistake.kind} reported` : `${mistake.harmless}`);
    return [verdict(mistake, { ...reported, offset: mistake.offset }) ?? []].flat();
  }

  /**
   * Makes mistakes in many fields at once. The check must report each as if it were the only one.
   * @returns what is wrong with the check's report
   */
  together(mistakes: readonly Mistake[]): string[] {
    const { problems, ...reported } = this.made(mistakes);
    const rest = new Set(problems);
    let shift = 0;
    const complaints = mistakes.flatMap((mistake) => {
      const offset = mistake.offset + shift;
      shift += mistake.edit.put.length - (mistake.edit.to - mistake.edit.from);
      const { line, column } = placeOf(reported.text, offset);
      const here = problems.filter((problem) => problem.line === line && problem.column === column);
      for (const problem of here) rest.delete(problem);
      this.count(`${mistake.kind} reported`);
      return verdict(mistake, { ...reported, offset, problems: here }) ?? [];
    });
    return [
      ...complaints,
      ...[...rest].filter((problem) => !isAbout(this.file, problem)).map((problem) => `reported elsewhere: ${formatProblem(problem)}`),
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
 * Tests that the check reports every mistake in every field of some content files once, with its place and field. What the
 * check accepts must be of a kind that is known to be harmless, which tests/built/hostileContent.test.tsx renders. Prints the
 * number of mistakes.
 */
export function testEveryMistake(files: readonly string[]): void {
  const counts: Counts = new Map();

  afterAll(() => process.stdout.write(summary(counts)));

  describe("a mistake in any field", () => {
    it.each(files)("of data/%s is reported with its line and field, or is harmless", (file) => {
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
