import { curveOf, dashesOf, marksOf } from "../../src/sections/stats/drawings";
import { numbersIn } from "../../src/shared/figures";
import { overlap } from "../../src/shared/normalCurve";

it.each([
  ["1,200+", [1200]],
  ["0.51–0.67", [0.51, 0.67]],
])("the figure %s gives its numbers", (figure, numbers) => {
  expect(numbersIn(figure)).toEqual(numbers);
});

it.each([1, 60, 61, 1200])("a drawing has %d marks, all of them whole", (count) => {
  const [mark = 0, gap = 0] = dashesOf(1).split(" ").map(Number);
  const rows = [...marksOf(count).path.matchAll(/h([\d.]+)/g)].map(([, length]) => Number(length));
  const marks = rows.map((length) => (length - mark) / (mark + gap) + 1);
  expect(marks.map(Math.floor).reduce((sum, inRow) => sum + inRow)).toBe(count);
});

it("a curve rises to its middle and falls as much", () => {
  const numbers = curveOf(10, 100).slice(1).split(" ").map(Number);
  // Each part of the path ends with how far it goes down.
  const falls = numbers.filter((_, index) => index % 6 === 5);
  expect(falls.map(Math.sign)).toEqual([-1, -1, -1, 1, 1, 1]);
  expect(falls.reduce((sum, fall) => sum + fall)).toBeCloseTo(0);
});

// Cohen's d against the overlapping coefficient, as statistics textbooks give it.
it.each([
  [0.5, 0.803],
  [-0.5, 0.803],
])("groups that are %d standard deviations apart overlap by %d", (effectSize, share) => {
  expect(overlap(effectSize)).toBeCloseTo(share, 3);
});
