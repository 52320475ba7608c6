import { configure, fireEvent, render, screen, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { FollowingMap } from "../../src/debate/DebateMap";
import { DebateSheet } from "../../src/debate/DebateSheet";
import {
  type Debate,
  type DebateProps,
  positionsOf,
  type WalkAction,
  walkReducer,
  walkStart,
} from "../../src/debate/walk";
import { changeInWords, positionInWords, resultInWords } from "../../src/debate/words";
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
let props: DebateProps;

beforeEach(() => {
  const debate: unknown = {
    ...content,
    // A debate is known by its question, and stays as its reader left it.
    question: `Question ${++debates}`,
    next: { ...content.next, to: { href: content.next.to, form: null, newTab: false } },
  };
  props = { debate: debate as Debate, words };
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
    render(<DebateSheet {...props} />);
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
    render(<DebateSheet {...props} />);
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
    render(<DebateSheet {...props} />);
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
        <DebateSheet {...props} />
        <FollowingMap {...props} />
      </>,
    );
    const points = Math.abs(content.scaleNow - content.scaleStart);
    const sample = fillPlaceholders(messages.standMoved, { points });
    expect(screen.getByRole("figure", { name: sample })).toBeVisible();
    moveTo(-20);
    expect(screen.getByText(resultOf([0, -20]))).toBeVisible();
  });
});

const go = (step: number): WalkAction => ({ type: "go", step });
const move = (position: number): WalkAction => ({ type: "move", position });
const walked = (...actions: WalkAction[]) => actions.reduce(walkReducer, walkStart);

describe("positions", () => {
  it("stay when the reader changes an earlier one", () => {
    const walk = walked(go(2), go(3), move(20), go(2), move(5), go(3));
    expect(positionsOf(walk.moves, 4)).toEqual([0, 0, 5, 20, 20]);
  });

  it.each([
    [[0, 0, 0], `${words.resultStayed} ${words.noArgument}`],
    [[0, 0, 5], fillPlaceholders(words.oneArgument, { number: 2 })],
    [[0, 3, -5], fillPlaceholders(words.mostArgument, { number: 2 })],
    [[0, 10, 0, 0, 5], fillPlaceholders(words.mostArguments, { numbers: "1, 2" })],
  ])("%j name the arguments that moved the reader most", (positions, cause) => {
    expect(resultInWords(positions, words)).toContain(cause);
  });
});
