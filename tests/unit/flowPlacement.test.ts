import {
  arrowsBetween,
  type PlacedPoint,
  placePoints,
} from "../../src/components/flowSheet/flowPlacement";

type Side = "for" | "against" | "common";
interface Point {
  slug: string;
  side: Side;
  answers?: string[];
}

const point = (slug: string, side: Side, ...answers: string[]): Point => ({
  slug,
  side,
  ...(answers.length > 0 ? { answers } : {}),
});

/** Every order of sides that a sheet with this number of points can have. */
const sheets = (length: number): Side[][] =>
  length === 0
    ? [[]]
    : sheets(length - 1).flatMap((sheet) =>
        (["for", "against", "common"] as const).map((side) => [...sheet, side]),
      );

/** The pairs of points in one column that overlap. Each point takes two rows. */
const overlaps = (placed: PlacedPoint<Point>[]) =>
  placed.flatMap((one, index) =>
    placed
      .slice(index + 1)
      .filter((other) => other.point.side === one.point.side && Math.abs(other.row - one.row) < 2)
      .map((other) => `${one.number} and ${other.number}`),
  );

const debate: Point[] = [
  point("claim", "for"),
  point("objection", "against", "claim"),
  point("reply", "for", "objection"),
  point("meeting", "common", "objection", "reply"),
];

describe("points on a flow sheet", () => {
  it("never overlap in their column, and each begin below the previous one, in any order of sides", () => {
    for (const sides of sheets(6)) {
      const placed = placePoints(sides.map((side, index) => point(`p${index}`, side)));
      const rows = placed.map(({ row }) => row);
      expect(overlaps(placed)).toEqual([]);
      expect(rows).toEqual([...new Set(rows)].sort((a, b) => a - b));
    }
  });

  it("are numbered from 1 in reading order, and begin in the first row", () => {
    const placed = placePoints(debate);
    expect(placed.map(({ point: { slug }, number }) => `${number} ${slug}`)).toEqual([
      "1 claim",
      "2 objection",
      "3 reply",
      "4 meeting",
    ]);
    expect(placed[0]?.row).toBe(1);
  });

  it("of common ground begin below the points of a column that their arrow crosses", () => {
    const placed = placePoints([
      point("claim", "for"),
      point("objection", "against"),
      point("meeting", "common", "claim"),
    ]);
    const [, objection, meeting] = placed;
    expect(meeting?.row).toBeGreaterThanOrEqual((objection?.row ?? 0) + 2);
  });
});

describe("arrows on a flow sheet", () => {
  it("lead down from each claim to the points that answer it", () => {
    const placed = placePoints(debate);
    const rows = new Map(placed.map((entry) => [entry.point.slug, entry.row]));
    const arrows = arrowsBetween(placed);
    expect(arrows.map(({ from, to, fromRow, toRow }) => [from, to, fromRow, toRow])).toEqual([
      ["for", "against", rows.get("claim"), rows.get("objection")],
      ["against", "for", rows.get("objection"), rows.get("reply")],
      ["against", "common", rows.get("objection"), rows.get("meeting")],
      ["for", "common", rows.get("reply"), rows.get("meeting")],
    ]);
    for (const { fromRow, toRow } of arrows) expect(toRow).toBeGreaterThan(fromRow);
  });

  it("are not drawn within a column, where one point just follows the other", () => {
    expect(
      arrowsBetween(placePoints([point("claim", "for"), point("more", "for", "claim")])),
    ).toEqual([]);
  });

  it("are not drawn to points that answer nothing, or a later point", () => {
    const placed = placePoints([
      point("early", "against", "late"),
      point("late", "for"),
      point("alone", "common"),
    ]);
    expect(arrowsBetween(placed)).toEqual([]);
  });
});
