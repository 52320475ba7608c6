import { screen } from "@testing-library/dom";
import { showProblemsOnPages } from "../../src/develop/siteProblems";

/** A stand-in for the browser's EventSource, which jsdom doesn't have. */
class Stream {
  static open: Stream[] = [];
  onmessage?: (event: { data: string }) => void;

  constructor(readonly address: string) {
    Stream.open.push(this);
  }

  close() {
    Stream.open = Stream.open.filter((stream) => stream !== this);
  }
}

const send = (report: object) => {
  for (const stream of Stream.open) stream.onmessage?.({ data: JSON.stringify(report) });
};
const setVisibility = (hidden: boolean) => {
  jest.spyOn(document, "hidden", "get").mockReturnValue(hidden);
  document.dispatchEvent(new Event("visibilitychange"));
};
const report = {
  summary: "One error.",
  problems: [{ line: "data/plans.json:3:5  title: missing", file: "data/plans.json", row: 3 }],
};

beforeAll(() => {
  Object.assign(globalThis, { EventSource: Stream });
  showProblemsOnPages();
});

// tests/develop shows what the panel does with problems.
it("the problem panel listens only in a visible tab, and doesn't redraw a repeated report", () => {
  send(report);
  const item = screen.getByRole("listitem");
  setVisibility(true);
  expect(Stream.open).toHaveLength(0);
  setVisibility(false);
  expect(Stream.open).toHaveLength(1);
  send(report);
  expect(screen.getByRole("listitem")).toBe(item);
});
