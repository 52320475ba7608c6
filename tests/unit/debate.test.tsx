import "@testing-library/jest-dom";
import { fireEvent, render, screen, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { pageTarget } from "../../src/components/CardLink";
import { DebateSheet } from "../../src/heroes/debate/DebateSheet";
import { DebateWalk } from "../../src/sections/debate/DebateWalk";
import { summarize } from "../../src/sections/debate/LastStep";
import { plotSteps } from "../../src/sections/debate/PositionPlot";
import {
  type Debate,
  PageWalks,
  positionAt,
  type WalkAction,
  walkReducer,
  walkStart,
} from "../../src/sections/debate/walk";
import { changeInWords, positionInWords } from "../../src/sections/debate/words";
import {
  filled,
  messages,
  shown,
  debate as wholeDebate,
  debateWords as words,
} from "../support/content";

jest.mock("gatsby", () => ({
  graphql: () => undefined,
  Link: ({ to, ...rest }: { to: string }) => <a href={to} {...rest} />,
}));
jest.mock("../../src/components/useSite", () => ({
  useSite: () => ({
    messages: jest.requireActual("../../data/interface.json"),
  }),
}));

// Without scripts, the first screen's scale can't be moved.
document.documentElement.className = "js";

const content = { ...wholeDebate, arguments: wholeDebate.arguments.slice(0, 4) };
const debate: unknown = {
  ...content,
  next: { ...content.next, to: { href: content.next.to, form: null, newTab: false } },
};
const total = content.arguments.length;
const props = { debate: debate as Debate, words };

const slider = () => screen.getByRole("slider");
const user = userEvent.setup({ pointerEventsCheck: 0 });
// Queries by role take seconds on the whole walk.
const press = (name: string) => user.click(screen.getByText(name, { selector: "button" }));
const moveTo = (position: number) => fireEvent.change(slider(), { target: { value: position } });

/** Walks to the end, and moves the scale to each position: first before the walk, then at each argument. */
async function walkThrough(positions: readonly (number | undefined)[] = []) {
  for (let step = 0; step <= total; step += 1) {
    const position = positions[step];
    if (position !== undefined) moveTo(position);
    await press(step === 0 ? words.begin : step < total ? words.next : words.finish);
  }
}

describe("a debate's walk", () => {
  it("shows every argument, and moves the focus to its heading", async () => {
    render(<DebateWalk {...props} />, { wrapper: PageWalks });
    await press(words.begin);
    for (const [index, { label, claim, text, side }] of content.arguments.entries()) {
      const number = screen.getByText(filled(words.progress, { number: index + 1, total }));
      const heading = number.closest("h4");
      expect(heading).toHaveFocus();
      expect(heading).toHaveTextContent(label);
      expect(heading).toHaveTextContent(side === "for" ? messages.sideFor : messages.sideAgainst);
      expect(heading).toHaveTextContent(shown(claim));
      expect(screen.getByText(shown(text))).toBeVisible();
      await press(index + 1 < total ? words.next : words.finish);
    }
    expect(screen.getByText(words.resultStayed)).toHaveFocus();
    for (const { claim } of content.commonGround)
      expect(screen.getByText(shown(claim))).toBeVisible();
    expect(screen.getByRole("link")).toHaveAttribute("href", content.next.to);
  });

  it("shows the reader's moves as result and table", async () => {
    render(<DebateWalk {...props} />, { wrapper: PageWalks });
    await walkThrough([-10, 2, undefined, 27]);
    expect(
      screen.getByText(filled(words.resultMoved, { change: changeInWords(37, words) })),
    ).toHaveFocus();
    expect(screen.getAllByRole("definition").map(({ textContent }) => textContent)).toEqual([
      positionInWords(-10, words),
      positionInWords(27, words),
      `3, ${content.arguments[2]?.label}: ${changeInWords(25, words)}`,
    ]);
    await user.click(screen.getByText(words.table));
    const rows = screen.getAllByRole("row");
    expect(rows).toHaveLength(total + 2);
    expect(rows[1]).toHaveTextContent(`${words.before}${positionInWords(-10, words)}`);
    expect(rows[3]).toHaveTextContent(`${positionInWords(2, words)}${changeInWords(0, words)}`);
    expect(rows[4]).toHaveTextContent(`${positionInWords(27, words)}${changeInWords(25, words)}`);
  });

  it("names no argument for a reader who never moved", async () => {
    render(<DebateWalk {...props} />, { wrapper: PageWalks });
    await walkThrough();
    expect(screen.getByText(words.noArgument)).toBeVisible();
    await press(words.again);
    expect(screen.getByText(words.standBefore)).toHaveFocus();
  });

  it("keeps what was read and moved when the reader goes back", async () => {
    render(<DebateWalk {...props} />, { wrapper: PageWalks });
    expect(screen.queryByRole("list", { name: words.track })).not.toBeInTheDocument();
    await press(words.begin);
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

  it("shares its first position with the sheet of the first screen", async () => {
    render(
      <PageWalks>
        <DebateSheet hero={{ ...props, readOn: pageTarget("/#debate") }} />
        <DebateWalk {...props} />
      </PageWalks>,
    );
    const [first, second] = screen.getAllByRole("slider");
    fireEvent.change(first as HTMLElement, { target: { value: 20 } });
    expect(second).toHaveAttribute("aria-valuetext", positionInWords(20, words));
    const moved = { change: changeInWords(20, words), number: 2 };
    expect(screen.getByText(filled(words.movedAfter, moved))).toBeVisible();
    await press(words.begin);
    expect(screen.getAllByRole("slider")[1]).toHaveAttribute(
      "aria-valuetext",
      positionInWords(20, words),
    );
  });
});

const go = (step: number): WalkAction => ({ type: "go", step });
const move = (position: number): WalkAction => ({ type: "move", position });
const walked = (...actions: WalkAction[]) => actions.reduce(walkReducer, walkStart);

describe("positions", () => {
  it("stay when the reader changes an earlier one", () => {
    const walk = walked(go(1), go(2), go(3), move(20), go(2), move(5), go(3));
    expect([1, 2, 3, 4].map((step) => positionAt(walk, step))).toEqual([0, 5, 20, 20]);
  });

  it("after the first stay when the first screen's scale moves", () => {
    const walk = walked(go(1), move(12), go(2), { type: "begin", position: 20 });
    expect(walk.step).toBe(2);
    expect([0, 1, 2].map((step) => positionAt(walk, step))).toEqual([20, 12, 12]);
  });

  it("name all arguments that moved the reader equally far", () => {
    const walk = walked(go(1), move(10), go(2), move(0), go(4), move(5));
    expect(summarize(walk, 4).furthest).toEqual([1, 2]);
  });

  it.each([0, 1, -1, 50, -50])("have words: %i", (position) => {
    const side = position > 0 ? words.positionFor : words.positionAgainst;
    const points =
      Math.abs(position) === 1
        ? words.onePoint
        : filled(words.points, { number: Math.abs(position) });
    expect(positionInWords(position, words)).toBe(
      position === 0 ? words.undecided : filled(side, { points }),
    );
  });

  it("are level on the plot until an argument moves the reader", () => {
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
