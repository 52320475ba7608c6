import { act, render, screen } from "@testing-library/react";
import { useRef } from "react";
import { useComesIntoView } from "../../src/components/useComesIntoView";

let tell: (isIntersecting: boolean) => void;
const original = window.IntersectionObserver;

beforeEach(() => {
  window.IntersectionObserver = class {
    constructor(callback: (entries: { isIntersecting: boolean }[]) => void) {
      tell = (isIntersecting) => act(() => callback([{ isIntersecting }]));
    }
    observe() {}
    disconnect() {
      tell = () => {};
    }
  } as unknown as typeof IntersectionObserver;
});
afterEach(() => {
  window.IntersectionObserver = original;
});

const Picture = () => {
  const element = useRef<HTMLParagraphElement>(null);
  return <p ref={element}>{useComesIntoView(element) ? "moves" : "rests"}</p>;
};

it("notices what comes into view, once", () => {
  render(<Picture />);
  tell(false);
  expect(screen.getByText("rests")).toBeVisible();
  tell(true);
  expect(screen.getByText("moves")).toBeVisible();
  tell(false);
  expect(screen.getByText("moves")).toBeVisible();
});

it("leaves alone what is in view from the start", () => {
  render(<Picture />);
  tell(true);
  tell(false);
  tell(true);
  expect(screen.getByText("rests")).toBeVisible();
});
