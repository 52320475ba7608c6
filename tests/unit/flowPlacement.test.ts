import {
  arrowsBetween,
  type Point,
  placePoints,
} from "../../src/components/flowSheet/flowPlacement";

const point = (slug: string, side: Point["side"], ...answers: string[]): Point => ({
  slug,
  side,
  answers,
});
const rowsOf = (...points: Point[]) => placePoints(points).map(({ row }) => row);

it("points begin below each other, and don't overlap in their column", () => {
  expect(rowsOf(point("a", "for"), point("b", "against"), point("c", "for"))).toEqual([1, 2, 3]);
  expect(rowsOf(point("a", "for"), point("b", "for"))).toEqual([1, 3]);
});

it("arrows lead down from claims to answers on other sides", () => {
  const arrows = arrowsBetween(
    placePoints([
      point("claim", "for", "objection"),
      point("objection", "against", "claim"),
      point("more", "for", "claim", "objection"),
      point("alone", "common"),
    ]),
  );
  expect(arrows).toEqual([
    { key: "claim-objection", to: "against", row: 1, toRow: 2 },
    { key: "objection-more", to: "for", row: 2, toRow: 3 },
  ]);
});
