import { fireEvent, screen, within } from "@testing-library/react";
import { addTranslationPanel } from "../../src/editor/translationPanel";

const text = (isBehind: boolean, ...at: (string | number)[]) => ({ at, isBehind });
const spanish = {
  language: "Spanish",
  line: "Spanish: 1 text in English, 2 behind their English",
  files: [
    {
      file: "pages/about.json",
      texts: [text(false, "hero", "title"), text(true, "sections", 2, "lead")],
    },
    { file: "faq.json", texts: [text(true, 0, "answer")] },
  ],
};

const openForm = (hash: string) => {
  window.location.hash = hash;
  fireEvent(window, new HashChangeEvent("hashchange"));
};

const show = addTranslationPanel();
beforeEach(() => {
  openForm("/collections");
  show([spanish]);
});

it("a language says what it lacks, and leads to the forms", () => {
  const language = screen.getByText(spanish.line).closest("details") as HTMLElement;
  language.setAttribute("open", "");
  const forms = within(language).getAllByRole("link");
  expect(forms.map(({ textContent }) => textContent)).toEqual([
    "Pages › about: Hero › Title, Sections 3 › Lead (behind)",
    "Lists › FAQ: FAQ 1 › Answer (behind)",
  ]);
  expect(forms.map((form) => form.getAttribute("href"))).toEqual([
    "#/collections/pages/entries/about",
    "#/collections/lists",
  ]);
});

it("the open form names the fields that are behind", () => {
  openForm("/collections/lists/entries/faq");
  expect(screen.getByText("This form in Spanish: FAQ 1 › Answer (behind).")).toBeVisible();
  openForm("/collections/pages/entries/about-us");
  expect(screen.queryByText(/^This form/)).toBeNull();
});

it("a list that a person has opened stays open after a save", () => {
  const list = () => screen.getByText(/^Spanish/).closest("details") as HTMLDetailsElement;
  list().open = true;
  fireEvent(list(), new Event("toggle"));
  show([{ ...spanish, line: "Spanish: 1 text in English, 1 behind its English" }]);
  expect(list().open).toBe(true);
});

it("nothing shows when no language lacks a text", () => {
  show([]);
  for (const status of screen.getAllByRole("status")) expect(status).toBeEmptyDOMElement();
});
