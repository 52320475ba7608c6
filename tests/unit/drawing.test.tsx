import { act, render, screen } from "@testing-library/react";
import { useDrawing } from "../../src/components/useDrawing";

let show: (...shares: number[]) => void;
const original = window.IntersectionObserver;

beforeEach(() => {
  window.IntersectionObserver = class {
    constructor(callback: (entries: { intersectionRatio: number }[]) => void) {
      show = (...shares) =>
        act(() => callback(shares.map((intersectionRatio) => ({ intersectionRatio }))));
    }
    observe() {}
    disconnect() {
      show = () => {};
    }
  } as unknown as typeof IntersectionObserver;
});
afterEach(() => {
  window.IntersectionObserver = original;
});

const Picture = () => {
  const [element, state = "there"] = useDrawing<HTMLParagraphElement>();
  return <p ref={element}>{state}</p>;
};

it("waits below the window, and draws itself once", () => {
  render(<Picture />);
  show(0);
  expect(screen.getByText("waiting")).toBeVisible();
  show(0.5);
  expect(screen.getByText("drawing")).toBeVisible();
  show(0);
  expect(screen.getByText("drawing")).toBeVisible();
});

it("is there when a jump passes it before it is in view", () => {
  render(<Picture />);
  show(0, 0.8);
  expect(screen.getByText("there")).toBeVisible();
});

it("leaves alone what is in view from the start", () => {
  render(<Picture />);
  show(0.2);
  show(0);
  show(1);
  expect(screen.getByText("there")).toBeVisible();
});
