import { readTeamSize, teamSizeInAddress } from "../../src/content/teamSize";

describe("the number of people that somebody enters", () => {
  it.each([
    ["1", 1],
    ["25", 25],
    ["500", 500],
    [" 40 ", 40],
    ["007", 7],
    ["+12", 12],
    ["25.0", 25],
  ])("%j is taken as %d", (typed, people) => {
    expect(readTeamSize(typed, 500)).toBe(people);
  });

  it.each([
    ["", "empty"],
    ["  ", "empty"],
    ["0", "tooFew"],
    ["-3", "tooFew"],
    ["-2.5", "tooFew"],
    ["501", "tooMany"],
    ["9".repeat(400), "tooMany"],
    ["2.5", "notWhole"],
    ["2,5", "notWhole"],
    ["1e2", "notWhole"],
    ["0x10", "notWhole"],
    ["Infinity", "notWhole"],
    ["NaN", "notWhole"],
    ["25 people", "notWhole"],
    ["twenty-five", "notWhole"],
    ["<b>25</b>", "notWhole"],
  ])("%j is refused as %s", (typed, problem) => {
    expect(readTeamSize(typed, 500)).toBe(problem);
  });
});

describe("the number of people that an address asks for", () => {
  it.each([
    ["?people=40", 40],
    ["?billing=monthly&people=1&ai=on", 1],
    ["?people=500", 500],
  ])("in %s is %d", (search, people) => {
    expect(teamSizeInAddress(search, 500)).toBe(people);
  });

  it.each(["", "?people", "?people=", "?people=0", "?people=501", "?people=many", "?people=2.5", "?People=3", "?people=%00"])(
    "is none in %j",
    (search) => {
      expect(teamSizeInAddress(search, 500)).toBeUndefined();
    },
  );
});
