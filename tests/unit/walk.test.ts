import { plotSteps } from "../../src/sections/debate/plot";
import {
  positionAt,
  summarize,
  type WalkAction,
  walkReducer,
  walkStart,
} from "../../src/sections/debate/walk";
import { changeInWords, positionInWords } from "../../src/sections/debate/walkWords";
import { debateWords } from "../support/content";

const total = 4;
const go = (step: number): WalkAction => ({ type: "go", step });
const move = (position: number): WalkAction => ({ type: "move", position });
const walked = (...actions: WalkAction[]) => actions.reduce(walkReducer, walkStart);

// tests/e2e/debates.spec.ts walks through whole debates. These are the cases that no such walk reaches.
describe("a walk through a debate", () => {
  it("keeps later positions when the reader changes an earlier one", () => {
    const walk = walked(go(1), go(2), go(3), move(20), go(2), move(5), go(3));
    expect([1, 2, 3, 4].map((step) => positionAt(walk, step))).toEqual([0, 5, 20, 20]);
  });

  it("changes only the starting position when the scale on the first screen moves", () => {
    const walk = walked(go(1), move(12), go(2), { type: "begin", position: 20 });
    expect(walk.step).toBe(2);
    expect([0, 1, 2].map((step) => positionAt(walk, step))).toEqual([20, 12, 12]);
  });
});

describe("the summary of a walk", () => {
  it.each([
    [
      "names no argument for a reader who only chose a starting position",
      [move(-20), go(1), go(5)],
      [-20, -20, -20, -20, -20],
      [],
    ],
    ["names the one argument that moved a reader once", [go(3), move(-7)], [0, 0, 0, -7, -7], [3]],
    [
      "names the longest move, toward either side",
      [go(1), move(10), go(2), move(-15), go(4), move(5)],
      [0, 10, -15, -15, 5],
      [2],
    ],
  ])("%s", (_what, actions, path, furthest) => {
    const changes = path.slice(1).map((position, index) => position - (path[index] ?? 0));
    const moved = (path.at(-1) ?? 0) - (path[0] ?? 0);
    expect(summarize(walked(...actions), total)).toEqual({ path, changes, moved, furthest });
  });
});

describe("the words for the scale", () => {
  it.each([
    [0, "Undecided"],
    [1, "1 point For"],
    [12, "12 points For"],
    [-1, "1 point Against"],
    [-50, "50 points Against"],
  ])("describe %i as '%s'", (position, text) =>
    expect(positionInWords(position, debateWords)).toBe(text),
  );

  it.each([
    [0, "not moved"],
    [1, "1 point toward For"],
    [-8, "8 points toward Against"],
  ])("describe a move of %i as '%s'", (change, text) =>
    expect(changeInWords(change, debateWords)).toBe(text),
  );
});

describe("the plot of a walk", () => {
  it("is level until an argument moves the reader, and then rises or falls in the color of that side", () => {
    expect(plotSteps([0, 50, 50, -50])).toEqual({
      points: [
        { x: 12.5, y: 50 },
        { x: 37.5, y: 0 },
        { x: 62.5, y: 0 },
        { x: 87.5, y: 100 },
      ],
      outline: "M12.5 50H37.5V0H62.5V0H87.5V100",
      rises: [
        { d: "M37.5 50V0", towards: "for" },
        { d: "M87.5 0V100", towards: "against" },
      ],
    });
  });
});
