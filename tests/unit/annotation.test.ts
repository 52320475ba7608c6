/** @jest-environment node */
import { annotation } from "../../scripts/annotation";
import type { Problem } from "../../src/content/problems";

const problem: Problem = {
  file: "plans.json",
  line: 14,
  column: 21,
  field: "plans[1].annualPrice",
  message: 'expected a number, got "four"',
};
const ofFile: Problem = { file: "faq.json", line: 1, column: 1, field: "", message: "the file is missing; restore it" };

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
