import { arrowsBetween, type Point, partsOfPath, placePoints } from "../../src/debate/geometry";

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
    ]),
  );
  expect(arrows).toEqual([
    { key: "claim-objection", to: "against", row: 1, toRow: 2 },
    { key: "objection-more", to: "for", row: 2, toRow: 3 },
  ]);
});

it("a path has a part for each move and each stretch without moves", () => {
  const [a, b] = [point("a", "for"), point("b", "against")];
  const placed = placePoints([a, b, a, b]);
  expect(partsOfPath([0, 0, 0, 9, 9], placed, 6)).toEqual([
    { from: 0, to: 0, row: 1, toRow: 3 },
    { from: 0, to: 9, row: 3, toRow: 4 },
    { from: 9, to: 9, row: 4, toRow: 6 },
  ]);
});

it("a path that is known by its ends is one part", () => {
  const placed = placePoints([point("a", "for"), point("b", "against")]);
  expect(partsOfPath([-6, 7], placed, 4)).toEqual([{ from: -6, to: 7, row: 1, toRow: 4 }]);
});
