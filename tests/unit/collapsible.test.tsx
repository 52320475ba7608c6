import "@testing-library/jest-dom";
import { render, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { useState } from "react";
import { Collapsible } from "../../src/components/Collapsible";
import { useOneOpen } from "../../src/components/useOneOpen";

const Details = ({ heading }: { heading?: "h3" }) => {
  const [open, setOpen] = useState(false);
  return (
    <Collapsible open={open} onToggle={() => setOpen(!open)} label={open ? "Hide Details" : "View Details"} heading={heading}>
      <p>The details.</p>
    </Collapsible>
  );
};

const Accordion = () => {
  const { isOpen, toggle } = useOneOpen();
  return ["First", "Second"].map((title) => (
    <Collapsible key={title} heading="h3" open={isOpen(title)} onToggle={() => toggle(title)} label={title}>
      <p>{`About the ${title.toLowerCase()}.`}</p>
    </Collapsible>
  ));
};

// The script in the head says so before anything is shown; without it, all stands open and the buttons are gone.
beforeAll(() => document.documentElement.classList.add("js"));

const expanded = () => screen.getAllByRole("button", { expanded: true }).map((button) => button.textContent);

describe("details that open", () => {
  it("are closed at first, and their words out of reach", () => {
    render(<Details />);
    expect(screen.getByRole("button", { name: "View Details" })).toHaveAttribute("aria-expanded", "false");
    expect(screen.getByText("The details.")).not.toBeVisible();
  });

  it("open and close again by their button", async () => {
    const user = userEvent.setup();
    render(<Details />);
    await user.click(screen.getByRole("button", { name: "View Details" }));
    expect(screen.getByRole("button", { name: "Hide Details" })).toHaveAttribute("aria-expanded", "true");
    expect(screen.getByText("The details.")).toBeVisible();
    await user.click(screen.getByRole("button", { name: "Hide Details" }));
    expect(screen.getByRole("button", { name: "View Details" })).toHaveAttribute("aria-expanded", "false");
  });

  it.each(["{Enter}", " "])("open by the keyboard (%j)", async (key) => {
    const user = userEvent.setup();
    render(<Details />);
    await user.tab();
    await user.keyboard(key);
    expect(screen.getByRole("button", { name: "Hide Details" })).toHaveAttribute("aria-expanded", "true");
  });

  it("are what the button says it controls", () => {
    render(<Details />);
    const controlled = document.getElementById(screen.getByRole("button").getAttribute("aria-controls") ?? "");
    expect(controlled).toContainElement(screen.getByText("The details."));
  });

  it("have an id of their own each", () => {
    render(
      <>
        <Details />
        <Details />
      </>,
    );
    const ids = screen.getAllByRole("button").map((button) => button.getAttribute("aria-controls"));
    expect(new Set(ids).size).toBe(2);
  });

  it("have a heading around their button, and nothing else in it, where they are a section", () => {
    render(<Details heading="h3" />);
    const heading = screen.getByRole("heading", { level: 3, name: "View Details" });
    expect([...heading.children]).toEqual([screen.getByRole("button")]);
  });
});

describe("parts of which one is open at a time", () => {
  it("are all closed at first", () => {
    render(<Accordion />);
    expect(screen.queryAllByRole("button", { expanded: true })).toEqual([]);
  });

  it("close when another opens", async () => {
    const user = userEvent.setup();
    render(<Accordion />);
    await user.click(screen.getByRole("button", { name: "First" }));
    expect(expanded()).toEqual(["First"]);
    await user.click(screen.getByRole("button", { name: "Second" }));
    expect(expanded()).toEqual(["Second"]);
  });

  it("close when they are chosen again", async () => {
    const user = userEvent.setup();
    render(<Accordion />);
    await user.click(screen.getByRole("button", { name: "First" }));
    await user.click(screen.getByRole("button", { name: "First" }));
    expect(screen.queryAllByRole("button", { expanded: true })).toEqual([]);
  });
});
