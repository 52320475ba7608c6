import { configure, fireEvent, render, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import DebateSheet from "../../src/debate/DebateSheet";
import { acrossFrom, arrowsBetween, type Point } from "../../src/debate/geometry";
import type { Debate } from "../../src/debate/walk";
import { changeInWords, positionInWords, resultInWords } from "../../src/debate/words";
import {
  fillPlaceholders,
  messages,
  debate as wholeDebate,
  withTokens,
  debateWords as words,
} from "../support/content";

// What stands across from an argument is hidden from screen readers.
configure({ defaultIgnore: "script, style, [hidden] *, [aria-hidden] *" });

const content = { ...wholeDebate, arguments: wholeDebate.arguments.slice(0, 4) };
const total = content.arguments.length;
let debates = 0;

function show() {
  const debate: unknown = {
    ...content,
    // A debate is known by its slug, and stays as its reader left it.
    slug: `debate-${++debates}`,
    next: {
      ...content.next,
      to: { href: content.next.to, hreflang: null, form: null, newTab: false },
    },
    words,
  };
  render(<DebateSheet debate={debate as Debate} />);
}

const slider = () => screen.getByRole("slider");
/** Queries by text have no-break spaces as spaces. */
const inQuery = (text: string) => text.replace(/\s/g, " ");
const resultOf = (positions: number[]) => inQuery(resultInWords(positions, words));
const user = userEvent.setup({ pointerEventsCheck: 0 });
// Queries by role take seconds on a whole debate.
const press = (name: string) => user.click(screen.getByText(name, { selector: "button" }));
/** For is at the left, where a slider has its lowest value. */
const moveTo = (position: number) => fireEvent.change(slider(), { target: { value: -position } });

/** Reads to the end, and moves the scale at each argument. */
async function readAll(positions: readonly (number | undefined)[] = []) {
  for (let step = 1; step <= total; step += 1) {
    const position = positions[step - 1];
    if (position !== undefined) moveTo(position);
    await press(step < total ? words.next : words.finish);
  }
}

describe("a debate", () => {
  it("opens on its first argument, and moves the focus to each", async () => {
    show();
    for (const [index, { label, claim, side }] of content.arguments.entries()) {
      const progress = fillPlaceholders(words.progress, { number: index + 1, total });
      expect(screen.getByText(progress)).toBeVisible();
      const heading = screen.getByText(withTokens(claim)).closest("h4");
      expect(heading).toHaveTextContent(side === "for" ? messages.sideFor : messages.sideAgainst);
      expect(heading).toHaveTextContent(`${index + 1} ${label}`);
      expect(heading).toHaveAccessibleDescription(progress);
      if (index > 0) expect(heading).toHaveFocus();
      await press(index + 1 < total ? words.next : words.finish);
    }
    expect(screen.getByText(words.unmoved).closest("h3")).toHaveFocus();
  });

  it("names the side that answers next until its answer comes", async () => {
    show();
    const next = content.arguments[1]?.side === "for" ? words.nextFor : words.nextAgainst;
    expect(screen.getByText(next)).toBeInTheDocument();
    await press(words.next);
    expect(screen.queryByText(next)).not.toBeInTheDocument();
  });

  it("tells what to do once, and where the sides of the scale are", async () => {
    show();
    expect(screen.getByText(words.start)).toBeInTheDocument();
    expect(slider()).toHaveAccessibleDescription(`${words.start} ${words.scaleEnds}`);
    await press(words.next);
    expect(slider()).toHaveAccessibleDescription(words.scaleEnds);
  });

  it("ends with the result, the reader's moves and the next step", async () => {
    show();
    await readAll([2, undefined, 27]);
    expect(screen.getByText(resultOf([0, 2, 2, 27])).closest("h3")).toHaveFocus();
    expect(screen.getByText(inQuery(changeInWords(25, words)))).toBeInTheDocument();
    for (const { claim } of content.commonGround)
      expect(screen.getByText(withTokens(claim))).toBeVisible();
    expect(screen.getByRole("link")).toHaveAttribute("href", content.next.to);
    await press(words.again);
    expect(screen.getByText(fillPlaceholders(words.progress, { number: 1, total }))).toBeVisible();
  });

  it("ends with a sample reader's path when the reader has not moved", async () => {
    show();
    await readAll();
    const points = Math.abs(content.scaleNow - content.scaleStart);
    expect(screen.getByText(fillPlaceholders(words.sampleMoved, { points }))).toBeVisible();
    expect(screen.getByText(words.reader, { ignore: false })).toBeInTheDocument();
    await press(words.again);
    await readAll([10, 0]);
    expect(screen.getByText(resultOf([0, 10, 0]))).toBeVisible();
    expect(screen.getByText(words.you, { ignore: false })).toBeInTheDocument();
  });

  it("keeps what was read and moved when the reader goes back", async () => {
    show();
    await press(words.next);
    moveTo(7);
    await press(words.back);
    expect(slider()).toHaveAttribute("aria-valuetext", words.undecided);
    await press(words.next);
    expect(slider()).toHaveAttribute("aria-valuetext", positionInWords(7, words));
  });
});

const toward = (change: number) => ({ change: changeInWords(change, words) });

it.each([
  [[0, 0, 0], words.stayed],
  [[0, 30, 0], fillPlaceholders(words.returned, { points: "60\u00A0points" })],
  [[0, 0, 5], fillPlaceholders(words.movedByOne, { ...toward(5), number: 2 })],
  [[0, 3, -5], fillPlaceholders(words.movedMostByOne, { ...toward(-5), number: 2 })],
  [
    [0, 10, 0, 10],
    fillPlaceholders(words.movedMostBySeveral, { ...toward(10), numbers: `1, 2 ${words.and} 3` }),
  ],
])("the result of %j says how far the reader moved, and why", (positions, result) => {
  expect(resultInWords(positions, words)).toBe(result);
});

it.each([0, -1, 50])("the number of position %i stays on the line of its word", (position) => {
  const side = position > 0 ? words.positionFor : words.positionAgainst;
  const number = Math.abs(position);
  const points = number === 1 ? words.onePoint : fillPlaceholders(words.points, { number });
  const onOneLine = fillPlaceholders(side, { points: points.replace(" ", "\u00A0") });
  expect(positionInWords(position, words)).toBe(position === 0 ? words.undecided : onOneLine);
});

const point = (slug: string, side: Point["side"], ...answers: string[]) => ({
  slug,
  side,
  answers,
});
const debated = [
  point("claim", "for", "objection"),
  point("objection", "against", "claim"),
  point("more", "for", "claim", "objection"),
  point("aside", "against"),
];

it("arrows lead from claims to later answers on the other side", () => {
  expect(arrowsBetween(debated)).toEqual([
    { to: "against", from: 1, by: 2 },
    { to: "for", from: 2, by: 3 },
  ]);
});

it("what an argument answers is across from it, or the last word", () => {
  expect(debated.map((_, index) => acrossFrom(debated, index + 1))).toEqual([0, 1, 2, 3]);
});
