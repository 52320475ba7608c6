import "@testing-library/jest-dom";
import { act, render, screen } from "@testing-library/react";
import { fallBackToBrowserNavigation } from "../../src/boot/pageLoading";
import { SlowPageNote } from "../../src/layout/SlowPageNote";
import { messages } from "../support/content";

jest.mock("../../src/components/useSite", () => ({
  useSite: () => ({ messages: jest.requireActual("../../data/interface.json") }),
}));

it("a note shows after a second, until the next page has loaded", async () => {
  jest.useFakeTimers();
  const navigate = jest.fn();
  let answer = (_page: object) => {};
  const loadPage = () =>
    new Promise<object>((resolve) => {
      answer = resolve;
    });
  Object.assign(window, { ___loader: { loadPage }, ___navigate: navigate });
  fallBackToBrowserNavigation();
  render(<SlowPageNote />);
  window.___navigate("/pricing#faq", {});
  await act(() => jest.advanceTimersByTimeAsync(999));
  expect(screen.getByRole("status")).toBeEmptyDOMElement();
  await act(() => jest.advanceTimersByTimeAsync(1));
  expect(screen.getByRole("status")).toHaveTextContent(messages.loading);
  await act(async () => answer({ page: {} }));
  expect(screen.getByRole("status")).toBeEmptyDOMElement();
  expect(navigate).toHaveBeenCalledWith("/pricing#faq", {});
});
