import type { z } from "zod";
import type { debate } from "../debate/schema";

type Debate = z.infer<typeof debate>;
type Argument = Debate["arguments"][number];
type CommonGround = Debate["commonGround"][number];

type Outcome = NonNullable<Debate["outcome"]>;
type Group = Outcome["groups"][number];
type Line = Group["entries"][number];

/** The point of a debate that a line of its document names. */
interface Point {
  /** The number of an argument; 0 for common ground. */
  number: number;
  argument?: Argument;
  common?: CommonGround;
}

/** The document of a debate, whose lines have the points that they name. */
interface FinishedOutcome extends Omit<Outcome, "groups"> {
  groups: (Omit<Group, "entries"> & {
    /** In a transcript, a line has the numbers of those that it answers. */
    entries: (Line & Point & { answers?: number[] | null })[];
  })[];
}

/** The points of a debate by their names: the slugs of arguments, and `common-1` for the first common ground. */
const pointsOf = ({ arguments: all, commonGround }: Debate): Map<string, Point> =>
  new Map([
    ...all.map((argument, index): [string, Point] => [
      argument.slug,
      { number: index + 1, argument },
    ]),
    ...commonGround.map((common, index): [string, Point] => [
      `common-${index + 1}`,
      { number: 0, common },
    ]),
  ]);

/** The document that a debate ends in; null without one. */
export function outcomeOf(debate: Debate): FinishedOutcome | null {
  if (!debate.outcome) return null;
  const { variant, groups } = debate.outcome;
  const points = pointsOf(debate);
  const numberOf = (slug: string) => points.get(slug)?.number ?? 0;
  return {
    ...debate.outcome,
    groups: groups.map((group) => ({
      ...group,
      entries: group.entries.map((entry) => {
        const { number = 0, argument, common } = points.get(entry.point ?? "") ?? {};
        const answers = variant === "transcript" ? argument?.answers?.map(numberOf) : null;
        return { ...entry, number, argument, common, answers };
      }),
    })),
  };
}

/** How much of a document its top has, by variant: facts of its head, parts, and lines of each part. */
const topSizes = {
  report: { facts: 0, groups: 2, lines: 2 },
  transcript: { facts: 0, groups: 1, lines: 2 },
  record: { facts: 2, groups: 2, lines: 2 },
  position: { facts: 0, groups: 1, lines: 1 },
};

/** The top of that document: its first points, in a transcript with their writers and notes. */
export function outcomeTopOf(debate: Debate): FinishedOutcome | null {
  const outcome = outcomeOf(debate);
  if (!outcome) return null;
  const { variant, facts, groups } = outcome;
  const size = topSizes[variant];
  return {
    ...outcome,
    facts: facts.slice(0, size.facts),
    groups: groups.slice(0, size.groups).map((group) => ({
      ...group,
      entries: group.entries.slice(0, size.lines).map(({ by, note, source, text, ...line }) => ({
        ...line,
        ...(variant === "transcript" && { by, note }),
        ...(!line.point && { text }),
      })),
    })),
  };
}
