import { readTeamSize, teamSizeInAddress } from "../../src/content/teamSize";

describe("the number of people in the form", () => {
  it.each([
    ["1", 1],
    ["25", 25],
    [" 40 ", 40],
    ["007", 7],
    ["+12", 12],
    ["25.0", 25],
    ["1200", 1200],
    ["1,200", 1200],
  ])("is read from %j as %d", (typed, people) => {
    expect(readTeamSize(typed, 1200)).toBe(people);
  });

  it.each([
    ["empty", ["", "  "]],
    ["tooFew", ["0", "-3", "-2.5"]],
    ["tooMany", ["501", "1,200", "9".repeat(400)]],
    [
      "notWhole",
      [
        "2.5",
        "2,5",
        "1,20",
        ",200",
        "1e2",
        "0x10",
        "Infinity",
        "NaN",
        "25 people",
        "twenty-five",
        "<b>25</b>",
      ],
    ],
  ])("is rejected as %s: %j", (problem, typed) => {
    expect(typed.map((text) => readTeamSize(text, 500))).toEqual(typed.map(() => problem));
  });
});

describe("the number of people in an address", () => {
  it("is read between other parameters", () => {
    expect(teamSizeInAddress("?billing=monthly&people=40&ai=on", 500)).toBe(40);
  });

  it.each(["", "?people=", "?people=501", "?people=2.5", "?People=3", "?people=%00"])(
    "is not read from %j",
    (search) => {
      expect(teamSizeInAddress(search, 500)).toBeUndefined();
    },
  );
});
