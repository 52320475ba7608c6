import { countMoves, curvesOf } from "../../src/debate/readerMoves";

const moves = [
  { before: 10, after: 24 },
  { before: -30, after: -15 },
  { before: 0, after: -1 },
  { before: 50, after: 50 },
  { before: -50, after: -49 },
];

it("counts who moved toward each side, and who stayed", () => {
  expect(countMoves(moves)).toEqual({ for: 3, against: 1, stayed: 1 });
});

it("draws each move from before to after, the far ones by themselves", () => {
  expect(curvesOf(moves)).toEqual([
    { direction: undefined, isFar: false, path: "M0 0C0 50 0 50 0 100" },
    {
      direction: "for",
      isFar: false,
      path: "M40 0C40 50 26 50 26 100M100 0C100 50 99 50 99 100",
    },
    { direction: "for", isFar: true, path: "M80 0C80 50 65 50 65 100" },
    { direction: "against", isFar: false, path: "M50 0C50 50 51 50 51 100" },
  ]);
});
