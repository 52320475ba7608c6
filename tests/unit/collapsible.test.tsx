import { LocationProvider } from "@reach/router";
import { act, render, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { Accordion } from "../../src/sections/questions/Accordion";

const item = {
  slug: "vote",
  question: "Does the vote decide?",
  answer: "No, people do.",
  lang: null,
};
const questions = (
  <LocationProvider>
    <Accordion items={[item]} />
  </LocationProvider>
);
const heading = () => screen.getByRole("heading", { name: item.question });
const button = () => screen.queryByRole("button");
const { classList } = document.documentElement;

afterEach(() => classList.add("js"));

describe("a question", () => {
  it("is a heading with nothing but a button that opens its answer", async () => {
    render(questions);
    expect(heading().textContent).toBe(item.question);
    expect([...heading().childNodes]).toEqual([button()]);
    expect(screen.getByText(item.answer)).not.toBeVisible();
    button()?.focus();
    await userEvent.keyboard("{Enter}");
    expect(button()).toHaveAttribute("aria-expanded", "true");
    expect(screen.getByRole("region", { name: item.question })).toHaveTextContent(item.answer);
    await userEvent.keyboard(" ");
    expect(button()).toHaveAttribute("aria-expanded", "false");
  });

  it("becomes a plain heading with its answer when the scripts fail", async () => {
    render(questions);
    await act(async () => classList.remove("js"));
    expect(button()).toBeNull();
    expect(heading()).toHaveTextContent(item.question);
    expect(screen.getByText(item.answer)).toBeVisible();
  });
});
