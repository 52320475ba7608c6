import { fitTitle, markedLines } from "../../src/seo/shareCard/shareTitle";

const room = { width: 688, height: 384, largest: 136 };
const longest =
  "Why a structured disagreement helps interdisciplinary committees understand one another ok";

describe("a title in a share image", () => {
  it.each(["Pricing", "Privacy Policy", "Every student makes a claim and gets an answer", longest])(
    "fits in one to four lines: %s",
    (title) => {
      const { lines, fontSize } = fitTitle(title, room);
      expect(lines.join(" ")).toBe(title);
      expect(lines.length).toBeLessThanOrEqual(4);
      expect(fontSize).toBeLessThanOrEqual(room.largest);
      expect(fontSize).toBeGreaterThanOrEqual(48);
    },
  );

  it("is smaller when it is longer", () => {
    const sizes = ["Privacy Policy", "Every argument on file before the vote", longest].map(
      (title) => fitTitle(title, room).fontSize,
    );
    expect(sizes).toEqual([...sizes].sort((a, b) => b - a));
    expect(new Set(sizes).size).toBe(3);
  });

  it("leaves no short word alone between long lines", () => {
    expect(fitTitle("A discussion the whole class was part of", room).lines).not.toContain("the");
  });
});

describe("the highlight of a title", () => {
  it("continues from line to line", () => {
    expect(markedLines(["Change minds,", "including", "your own."], "including your own.")).toEqual(
      [
        [{ text: "Change minds,", marked: false }],
        [{ text: "including", marked: true }],
        [{ text: "your own.", marked: true }],
      ],
    );
  });

  it("may begin and end within a line", () => {
    expect(markedLines(["One word here", "and there"], "word")).toEqual([
      [
        { text: "One ", marked: false },
        { text: "word", marked: true },
        { text: " here", marked: false },
      ],
      [{ text: "and there", marked: false }],
    ]);
  });
});
