import { createHistory, type HistorySource, LocationProvider } from "@reach/router";
import { act, fireEvent, render, screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import type { ReactNode } from "react";
import PlanEstimate from "../../src/sections/estimate/PlanEstimate";
import { sliderPosition, sliderStops } from "../../src/sections/estimate/teamSize";
import PlanComparison from "../../src/sections/plans/PlanComparison";
import PlanPicker from "../../src/sections/plans/PlanPicker";
import { Accordion } from "../../src/sections/questions/Accordion";
import Questionnaire from "../../src/sections/questions/Questionnaire";
import { Questions } from "../../src/sections/questions/Questions";
import { formatPrice } from "../../src/shared/prices";
import {
  estimate,
  fillPlaceholders,
  messages,
  pricing,
  sectionOf,
  withTokens,
} from "../support/content";

const plan = (
  slug: string,
  [monthly, annual, monthlyAI, annualAI]: (number | null)[],
  noAIChange = false,
): Queries.PlanFieldsFragment => ({
  slug,
  title: slug,
  audience: "All.",
  lang: null,
  monthlyPrice: monthly ?? null,
  annualPrice: annual ?? null,
  monthlyAIPrice: monthlyAI ?? null,
  annualAIPrice: annualAI ?? null,
  noAIChange,
  priceNote: null,
  highlighted: false,
  button: `Get ${slug}`,
  features: ["Storage"],
  teamLimit: slug === "Free" ? "Nobody can invite members." : null,
  lacks: ["Controls"],
});

const plans = [
  plan("Free", [0, 0], true),
  plan("Team", [5, 4.16, 12.5, 9.5]),
  plan("State", [null, null, null, null]),
];
const picker = sectionOf(pricing, "plans");
const { annualSaving = "", savingBadge = "" } = picker;
const section: Queries.PlansFragment = {
  ...picker,
  label: null,
  title: withTokens(picker.title),
  lead: null,
  lang: null,
  annualSaving,
  savingBadge,
  plans,
  compared: [],
  groups: [],
  rows: [],
};

const Pricing = () => (
  <>
    <PlanPicker section={section} />
    <PlanEstimate section={{ ...estimate, label: null, lead: null, lang: null, plans }} />
  </>
);

const show = (element: ReactNode, path = "/pricing") => {
  window.history.replaceState(null, "", path);
  const history = createHistory(window as unknown as HistorySource);
  render(<LocationProvider history={history}>{element}</LocationProvider>);
  return history;
};
const column = (title: string) =>
  screen
    .getAllByRole("listitem")
    .find((item) => within(item).queryByRole("heading", { name: title })) as HTMLElement;
const option = (name: string) => screen.getByRole("radio", { name });
const query = () => window.location.search;

describe("the plans", () => {
  it("say how many percent annual billing saves", () => {
    show(<Pricing />);
    const saving = fillPlaceholders(messages.savePercent, { percent: 17 });
    expect(within(column("Team")).getByText(saving)).toBeVisible();
  });

  it("tell screen readers which options their prices are for", async () => {
    show(<Pricing />);
    await userEvent.click(option(messages.monthly));
    await userEvent.click(option(messages.withAI));
    const said = { billing: messages.monthly, option: messages.withAI };
    expect(screen.getByText(fillPlaceholders(messages.pricesShown, said))).toHaveAttribute(
      "role",
      "status",
    );
  });

  it("leave the address as it was when they are as at first", async () => {
    show(<Pricing />, "/pricing?from=letter&billing=monthly&ai=on");
    await userEvent.click(option(messages.annual));
    await userEvent.click(option(messages.basePlan));
    expect(query()).toBe("?from=letter");
  });

  it("keep the address in one order, whatever was chosen first", async () => {
    show(<Pricing />, "/pricing?people=40&from=letter");
    await userEvent.click(option(messages.withAI));
    await userEvent.click(option(messages.monthly));
    expect(query()).toBe("?from=letter&billing=monthly&ai=on&people=40");
  });

  it("leave the address of another page alone", async () => {
    jest.useFakeTimers();
    const history = show(<Pricing />, "/pricing?billing=monthly&people=40");
    await act(async () => {
      void history.navigate("/about");
      // The router waits for this, and then for a frame.
      await Promise.resolve();
      jest.runAllTimers();
    });
    act(() => jest.runAllTimers());
    jest.useRealTimers();
    expect(window.location.href).toMatch(/\/about$/);
  });
});

describe("the estimate", () => {
  const most = estimate.most.toLocaleString("en-US");
  const field = () => screen.getByRole("textbox", { name: estimate.people });
  const cells = () =>
    within(screen.getByRole("table", { name: estimate.title }))
      .getAllByRole("cell")
      .slice(2, 10)
      .map((cell) => cell.textContent);
  /** The month of annual billing is a twelfth of the year, cut to whole cents. */
  const amounts = (people: number) =>
    [
      [5 * people, 60 * people],
      [Math.floor((50 * people * 100) / 12) / 100, 50 * people],
      [12.5 * people, 150 * people],
      [9.5 * people, 114 * people],
    ]
      .flat()
      .map(formatPrice);

  it("has a line for a plan with one price or none", () => {
    show(<Pricing />, "/pricing?people=1");
    expect(screen.getByRole("row", { name: "Free $0 $0" })).toBeVisible();
    expect(screen.getByText(estimate.agreed)).toBeVisible();
  });

  it("says what a plan can't do for several people", () => {
    show(<Pricing />, "/pricing?people=2");
    const limit = plans[0]?.teamLimit ?? "";
    expect(screen.getByRole("row", { name: `Free ${limit} $0 $0` })).toBeVisible();
  });

  it("says what annual billing saves the team", () => {
    show(<Pricing />, "/pricing?people=40");
    const options = [messages.basePlan, messages.withAI];
    for (const [index, sum] of ["$400", "$1,440"].entries()) {
      const saving = fillPlaceholders(estimate.saving, { sum });
      const name = `${options[index]}, ${messages.annual.toLowerCase()} ${saving}`;
      expect(screen.getByRole("rowheader", { name })).toBeVisible();
    }
  });

  it("has a link about volume prices for many people", () => {
    const people = estimate.volumeFrom + 1;
    show(<Pricing />, `/pricing?people=${people}`);
    expect(field()).toHaveValue(`${people}`);
    expect(cells()).toEqual(amounts(people));
    expect(field()).toHaveAccessibleDescription(
      fillPlaceholders(estimate.volume, { people: estimate.volumeFrom }),
    );
    expect(screen.getByRole("button", { name: estimate.askUs })).toBeVisible();
  });

  it("has a slider that reaches as far as the field", () => {
    show(<Pricing />);
    const slider = screen.getByRole("slider");
    fireEvent.change(slider, { target: { value: slider.getAttribute("max") } });
    expect(field()).toHaveValue(`${estimate.most}`);
    expect(field()).toBeValid();
    fireEvent.change(slider, { target: { value: "0" } });
    expect(field()).toHaveValue("1");
  });

  describe("to screen readers", () => {
    const size = fillPlaceholders(estimate.manyPeople, { people: 40 });
    const shownFor = fillPlaceholders(estimate.shownFor, { size });
    const spoken = () => screen.getAllByRole("status").map(({ textContent }) => textContent);
    const enter = (element: HTMLElement, value: string) =>
      fireEvent.change(element, { target: { value } });
    const pause = (milliseconds: number) => act(async () => jest.advanceTimersByTime(milliseconds));

    beforeEach(() => jest.useFakeTimers());
    afterEach(() => jest.useRealTimers());

    it("says a typed number once, after a pause", async () => {
      show(<Pricing />);
      enter(field(), "4");
      await pause(999);
      enter(field(), "40");
      await pause(999);
      expect(spoken()).toEqual(["", ""]);
      await pause(1);
      expect(spoken()).toEqual(["", shownFor]);
      await pause(9999);
      enter(field(), "0");
      await pause(1000);
      expect(spoken()).toEqual(["", estimate.tooFew]);
    });

    it("leaves the slider's value to the browser", async () => {
      show(<Pricing />);
      enter(screen.getByRole("slider"), `${sliderPosition(40, sliderStops(estimate.most))}`);
      await pause(9999);
      expect(spoken()).toEqual(["", ""]);
      expect(screen.getByRole("slider")).toHaveAttribute("aria-valuetext", size);
    });
  });

  it.each([
    ["0", estimate.tooFew],
    ["1.000", estimate.notWhole],
    [`${estimate.most + 1}`, estimate.tooMany],
  ])("explains what is wrong with %j and keeps its figures", async (typed, message) => {
    show(<Pricing />, "/pricing?people=40");
    await userEvent.clear(field());
    expect(field()).toBeInvalid();
    await userEvent.paste(typed);
    expect(field()).toHaveAccessibleDescription(fillPlaceholders(message, { most }));
    expect(field()).toBeInvalid();
    expect(cells()).toEqual(amounts(40));
  });
});

it("a value of the comparison can be a button that opens a form", () => {
  const form = { title: null, lang: null, subjectParameter: null };
  const to = { href: "https://forms.example/contact", hreflang: null, newTab: false, form };
  const values = [{ value: "Ask us", to, plan: { slug: "Free" } }];
  show(
    <PlanComparison
      section={{
        ...section,
        groups: [{ slug: "group", title: "Group", lang: null }],
        rows: [{ slug: "forums", name: "Forums", lang: null, group: { slug: "group" }, values }],
        compared: plans.slice(0, 1),
      }}
    />,
  );
  expect(screen.getByRole("button", { name: "Ask us" })).toBeInTheDocument();
});

describe("the questions", () => {
  const items = ["one", "two"].map((slug) => ({
    slug,
    question: `Question ${slug}?`,
    answer: `The answer ${slug}.`,
    lang: null,
  }));
  const faq = <Accordion items={items} />;
  const question = (slug: string) => screen.getByRole("button", { name: `Question ${slug}?` });
  const open = () => screen.queryAllByRole("button", { expanded: true });

  afterEach(() => act(async () => document.documentElement.classList.add("js")));

  it("open when the browser finds words in an answer", () => {
    show(faq);
    fireEvent(screen.getByText(/The answer two/), new Event("beforematch", { bubbles: true }));
    expect(open()).toEqual([question("two")]);
    expect(screen.getByRole("region", { name: "Question two?" })).toHaveTextContent(
      "The answer two.",
    );
    expect(screen.getByText("The answer one.")).not.toBeVisible();
  });

  it("open from a link, again after closing", async () => {
    const history = show(faq, "/pricing#two");
    expect(open()).toEqual([question("two")]);
    await userEvent.click(question("two"));
    void history.navigate("/pricing#two");
    await waitFor(() => expect(open()).toEqual([question("two")]));
    void history.navigate("/pricing#one");
    await waitFor(() => expect(open()).toEqual([question("one")]));
  });

  it("become plain headings with their answers when the scripts fail", async () => {
    show(faq);
    await act(async () => document.documentElement.classList.remove("js"));
    expect(screen.queryByRole("button")).toBeNull();
    for (const { question, answer } of items) {
      expect(screen.getByRole("heading", { name: question })).toBeVisible();
      expect(screen.getByText(answer)).toBeVisible();
    }
  });

  it("without an answer stay on the page, to ask", () => {
    const ask = { href: "https://forms.example/contact", form: { title: "Contact" } };
    const section = {
      anchor: "questions",
      title: "Questions",
      questions: [{ ...items[0], answer: null, ask }, items[1]],
      faq: [],
    };
    show(<Questions section={section as unknown as Queries.QuestionsFragment} />);
    expect(screen.getByText(/The answer two/)).toBeInTheDocument();
    expect(screen.getByText(messages.openQuestions)).toBeInTheDocument();
    const toAsk = screen.getByRole("button", { name: "Question one?" });
    expect(toAsk.closest("[id]")).toHaveAttribute("id", "one");
  });

  const ask = { href: "https://forms.example/contact", form: { title: "Contact" } };
  const showForm = (questions: unknown[]) => {
    const section = { anchor: "questions", title: "Questions", asForm: true, questions, faq: [] };
    show(<Questionnaire section={section as unknown as Queries.QuestionsFragment} />);
  };

  it("stand open as a form, those to ask apart", () => {
    showForm([{ ...items[0], answer: null, ask }, items[1]]);
    expect(screen.getByRole("term")).toHaveTextContent("Question two?");
    expect(screen.getByRole("definition")).toHaveTextContent("The answer two.");
    expect(screen.getByRole("heading", { name: messages.askUs })).toBeInTheDocument();
    expect(screen.getByRole("listitem")).toHaveTextContent("Question one?");
  });

  it.each([
    ["to ask", items, messages.askUs],
    ["with an answer", items.map((item) => ({ ...item, answer: null, ask })), messages.weCanSay],
  ])("have no empty column in a form without any %s", (_which, questions, heading) => {
    showForm(questions);
    expect(screen.queryByRole("heading", { name: heading })).toBeNull();
  });
});
