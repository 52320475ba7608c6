import { configure, fireEvent, render, screen, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { DebateSheet } from "../../src/debate/DebateSheet";
import { arrowsBetween, type Point, partsOfPath, placePoints } from "../../src/debate/geometry";
import { type Debate, positionsOf } from "../../src/debate/walk";
import { changeInWords, positionInWords, resultInWords } from "../../src/debate/words";
import { FollowingMap } from "../../src/sections/debate/DebateSection";
import {
  fillPlaceholders,
  messages,
  debate as wholeDebate,
  withTokens,
  debateWords as words,
} from "../support/content";

// The map of the end is there, hidden, before the end.
configure({ defaultIgnore: "script, style, [hidden] *, [aria-hidden] *" });

// Without scripts, a debate is a list.
document.documentElement.className = "js";

const content = { ...wholeDebate, arguments: wholeDebate.arguments.slice(0, 4) };
const total = content.arguments.length;
let debates = 0;
let debate: Debate;

beforeEach(() => {
  const own: unknown = {
    ...content,
    // A debate is known by its question, and stays as its reader left it.
    question: `Question ${++debates}`,
    next: { ...content.next, to: { href: content.next.to, form: null, newTab: false } },
    words,
  };
  debate = own as Debate;
});

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
    render(<DebateSheet debate={debate} />);
    for (const [index, { label, claim, side }] of content.arguments.entries()) {
      expect(
        screen.getByText(fillPlaceholders(words.progress, { number: index + 1, total })),
      ).toBeVisible();
      const heading = screen.getByText(withTokens(claim)).closest("h4");
      expect(heading).toHaveTextContent(side === "for" ? messages.sideFor : messages.sideAgainst);
      expect(heading).toHaveTextContent(`${index + 1} ${label}`);
      if (index > 0) expect(heading).toHaveFocus();
      await press(index + 1 < total ? words.next : words.finish);
    }
    expect(screen.getByText(resultOf([0]))).toHaveFocus();
  });

  it("ends with its map, the reader's moves and the next step", async () => {
    render(<DebateSheet debate={debate} />);
    await readAll([2, undefined, 27]);
    expect(screen.getByText(resultOf([0, 2, 2, 27]))).toHaveFocus();
    expect(screen.getByText(inQuery(changeInWords(25, words)))).toBeVisible();
    const now = fillPlaceholders(words.now, { position: positionInWords(27, words) });
    expect(screen.getByText(inQuery(now))).toBeVisible();
    for (const { claim } of content.commonGround)
      expect(screen.getByText(withTokens(claim))).toBeVisible();
    expect(screen.getByRole("link")).toHaveAttribute("href", content.next.to);
    await press(words.again);
    expect(screen.getByText(fillPlaceholders(words.progress, { number: 1, total }))).toBeVisible();
  });

  it("keeps what was read and moved when the reader goes back", async () => {
    render(<DebateSheet debate={debate} />);
    await press(words.next);
    moveTo(7);
    await press(words.back);
    expect(slider()).toHaveAttribute("aria-valuetext", words.undecided);
    const read = within(screen.getByRole("list", { name: words.track }));
    expect(read.getAllByRole("listitem")).toHaveLength(2);
    expect(read.getByRole("listitem", { current: "step" })).toHaveTextContent(
      content.arguments[0]?.label ?? "",
    );
    await press(words.next);
    expect(slider()).toHaveAttribute("aria-valuetext", positionInWords(7, words));
  });

  it("is followed by a map, which shows a sample reader before", () => {
    render(
      <>
        <DebateSheet debate={debate} />
        <FollowingMap debate={debate} />
      </>,
    );
    const points = Math.abs(content.scaleNow - content.scaleStart);
    const sample = fillPlaceholders(words.sampleMoved, { points });
    expect(screen.getByRole("figure", { name: sample })).toBeVisible();
    moveTo(-20);
    expect(screen.getByText(resultOf([0, -20]))).toBeVisible();
  });
});

it("a position stays until the reader chooses another, also of an earlier argument", () => {
  expect(positionsOf({ 2: 5, 3: 20 }, 4)).toEqual([0, 0, 5, 20, 20]);
});

it.each([
  [[0, 0, 0], `${words.resultStayed} ${words.noArgument}`],
  [[0, 0, 5], fillPlaceholders(words.oneArgument, { number: 2 })],
  [[0, 3, -5], fillPlaceholders(words.mostArgument, { number: 2 })],
  [[0, 10, 0, 0, 5], fillPlaceholders(words.mostArguments, { numbers: "1, 2" })],
])("positions %j name the arguments that moved the reader most", (positions, cause) => {
  expect(resultInWords(positions, words)).toContain(cause);
});

const point = (slug: string, side: Point["side"], ...answers: string[]) => ({
  slug,
  side,
  answers,
});
const [a, b] = [point("a", "for"), point("b", "against")];

it("points begin below each other, and don't overlap in their column", () => {
  const rowsOf = (...points: Point[]) => placePoints(points).map(({ row }) => row);
  expect(rowsOf(a, b, a)).toEqual([1, 2, 3]);
  expect(rowsOf(a, a)).toEqual([1, 3]);
});

it("arrows lead down from claims to answers on other sides", () => {
  const arrows = arrowsBetween(
    placePoints([
      point("claim", "for", "objection"),
      point("objection", "against", "claim"),
      point("more", "for", "claim", "objection"),
    ]),
  );
  expect(arrows).toEqual([
    { to: "against", row: 1, toRow: 2 },
    { to: "for", row: 2, toRow: 3 },
  ]);
});

it("a path has a part for each move and each stretch without moves", () => {
  const placed = placePoints([a, b, a, b]);
  expect(partsOfPath([0, 0, 0, 9, 9], placed)).toEqual([
    { from: 0, to: 0, row: 1, toRow: 3 },
    { from: 0, to: 9, row: 3, toRow: 4 },
    { from: 9, to: 9, row: 4, toRow: 6 },
  ]);
});

it("a path that is known by its ends is one part", () => {
  expect(partsOfPath([-6, 7], placePoints([a, b]))).toEqual([
    { from: -6, to: 7, row: 1, toRow: 4 },
  ]);
});
