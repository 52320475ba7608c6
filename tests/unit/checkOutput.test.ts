/** @jest-environment node */
import { stripVTControlCharacters } from "node:util";
import { annotation } from "../../scripts/check/annotation";
import { OptionError, readOptions } from "../../scripts/check/options";
import { paintProblem, showsColors } from "../../scripts/check/paint";
import { formatProblem, type Problem } from "../../src/content/problems";

const problem: Problem = {
  file: "plans.json",
  line: 14,
  column: 21,
  field: "plans[1].annualPrice",
  message: 'expected a number, got "four"',
};
const ofFile: Problem = { file: "faq.json", line: 1, column: 1, field: "", message: "the file is missing; restore it" };

describe("a problem in colours", () => {
  it.each([problem, ofFile])("is the plain line with its place set off", (told) => {
    const painted = paintProblem(told);
    expect(stripVTControlCharacters(painted)).toBe(formatProblem(told));
    expect(painted).not.toBe(formatProblem(told));
  });

  it("is for terminals that have them, and for no pipe or file", () => {
    expect(showsColors({ isTTY: true, hasColors: () => true })).toBe(true);
    expect(showsColors({ isTTY: true, hasColors: () => false })).toBe(false);
    expect(showsColors({ isTTY: false })).toBe(false);
  });
});

describe("a problem as an annotation", () => {
  it("names file, line and column, and the field as its title", () => {
    expect(annotation(problem)).toBe(
      '::error file=data/plans.json,line=14,col=21,title=plans[1].annualPrice::expected a number, got "four"',
    );
  });

  it("has the file for a title where it is about the file as a whole", () => {
    expect(annotation(ofFile)).toBe("::error file=data/faq.json,line=1,col=1,title=faq.json::the file is missing; restore it");
  });

  it("holds nothing that would end the command or one of its parts", () => {
    const told = annotation({ ...problem, file: "odd,name:1.json", field: "a,b:c%", message: "100%\r\nof it: a, b" });
    expect(told).toBe("::error file=data/odd%2Cname%3A1.json,line=14,col=21,title=a%2Cb%3Ac%25::100%25%0D%0Aof it: a, b");
  });
});

describe("the words behind npm run check", () => {
  it("are --launch and --time", () => {
    expect(readOptions([])).toEqual({ launch: false, time: false });
    expect(readOptions(["--time", "--launch"])).toEqual({ launch: true, time: true });
  });

  it.each([
    ["--lanch", 'unknown option "--lanch", did you mean "--launch"?'],
    ["plans.json", 'unknown option "plans.json"; known: --launch, --time'],
  ])("are refused where they are others: %s", (word, message) => {
    expect(() => readOptions([word])).toThrow(new OptionError(message));
  });
});
