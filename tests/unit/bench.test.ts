/** @jest-environment node */
import { median } from "../../scripts/bench/markdown";

test("the median is the middle of the sorted numbers", () => {
  expect(median([9, 10, 2])).toBe(9);
  expect(median([7])).toBe(7);
});
