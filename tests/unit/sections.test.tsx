import { fireEvent, render, screen, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import type { z } from "zod";
import guide from "../../data/education/implementation-guide.json";
import stats from "../../data/stats.json";
import { CurrentPage } from "../../src/components/currentPage";
import { Dialogs } from "../../src/components/dialogs/Dialogs";
import { outcomeOf, outcomeTopOf } from "../../src/content/outcome";
import { countMoves } from "../../src/debate/readerMoves";
import type { debate as debateSchema } from "../../src/debate/schema";
import { CallToAction } from "../../src/sections/callToAction/CallToAction";
import Agenda from "../../src/sections/cards/Agenda";
import CardsBelowDebate from "../../src/sections/cards/CardsBelowDebate";
import Checklists, { Checklist } from "../../src/sections/checklists/Checklists";
import { PageSections } from "../../src/sections/components";
import DebateSection from "../../src/sections/debate/DebateSection";
import Draft from "../../src/sections/draft/Draft";
import PhoneScreens from "../../src/sections/links/PhoneScreens";
import Papers from "../../src/sections/papers/Papers";
import PolicyDocument from "../../src/sections/policy/PolicyDocument";
import StatRow from "../../src/sections/stats/StatRow";
import {
  about,
  debateWords,
  filesIn,
  fillPlaceholders,
  home,
  integrations,
  messages,
  sectionOf,
  withTokens,
} from "../support/content";
import { siteData } from "../support/gatsby";

const heading = { anchor: "section", title: "A section" };
/** Content with texts for lists; the queries add null for what is absent. */
const asFinished = <Answer,>(content: unknown) => content as Answer;

const debates = filesIn<z.infer<typeof debateSchema>>("debates");

test("a section with empty lists isn't there", () => {
  const section = { __typename: "LinksSection", ...heading, links: [], guides: [] };
  const { container } = render(<PageSections sections={asFinished([section])} />);
  expect(container).toBeEmptyDOMElement();
});

test.each([
  ["research", messages.researchStats],
  ["intended", messages.intendedStats],
])("figures from %s have their caveat", (origin, caveat) => {
  const chosen = stats.filter((stat) => stat.origin === origin);
  render(<StatRow section={asFinished({ ...heading, stats: chosen })} />);
  expect(screen.getByText(caveat.slice(0, 30), { exact: false })).toBeInTheDocument();
});

test("a study says its results, its limits and where it is", async () => {
  const studies = debates.flatMap((debate) =>
    debate.arguments.flatMap(({ source, ...argument }) =>
      source ? [{ debate, argument, source }] : [],
    ),
  );
  const study = studies.find(({ source }) => source.results) ?? studies[0];
  if (!study) throw new Error("no debate has a study");
  const { debate, argument, source } = study;
  const shown = { ...debate, arguments: [{ ...argument, source }], words: debateWords };
  render(<DebateSection section={asFinished({ ...heading, debate: shown })} />);
  await userEvent.click(
    await screen.findByRole("button", {
      name: messages.studyDetails,
      description: new RegExp(`${argument.claim}$`),
    }),
  );
  for (const { number, label } of source.results ?? [])
    expect(screen.getByText(label).parentElement).toHaveTextContent(`${number} ${label}`);
  expect(screen.getByText(source.limits)).toBeVisible();
  const link = screen.getByRole("link", { name: `${source.authors}, ${source.year}` });
  expect(link).toHaveAttribute("href", source.url);
});

test("a line says how many readers of a group moved", () => {
  const debate = debates.find(({ readers }) => readers) as Required<(typeof debates)[number]>;
  render(
    <DebateSection
      section={asFinished({ ...heading, readersOf: { ...debate, words: debateWords } })}
    />,
  );
  const line = fillPlaceholders(debateWords.readersMoved, {
    ...countMoves(debate.readers.moves),
    arguments: debate.arguments.length,
  });
  expect(screen.getByRole("figure")).toHaveTextContent(`${line} ${debate.note}`);
  const { label, moves } = debate.readers;
  const group = fillPlaceholders(label, { number: moves.length });
  expect(screen.getByText(group).closest("[aria-hidden]")).toBeNull();
});

test("a switch takes away the notes on a draft alone", async () => {
  const section = sectionOf(about, "draft");
  render(<Draft section={asFinished(section)} />);
  for (const { note } of section.lines) expect(screen.getByText(note)).toBeInTheDocument();
  await userEvent.click(screen.getByRole("checkbox", { name: section.switchLabel }));
  for (const { note, text } of section.lines) {
    expect(screen.queryByText(note)).toBeNull();
    expect(screen.getByText(text)).toBeInTheDocument();
  }
});

const debateNamed = (slug: string | undefined) => ({
  ...debates.find((one) => one.slug === slug),
  words: debateWords,
});
const target = (to: string | undefined) => ({ href: to, form: null, newTab: false });
describe("the home page", () => {
  it("shows above its cards which argument answers which, and the notes on a draft", () => {
    const { debate: slug, ...section } = sectionOf(home, "cards", { anchor: "features" });
    const shown = debateNamed(slug);
    render(<CardsBelowDebate section={asFinished({ ...section, debate: shown })} />);
    const textOf = (words: string | undefined) => screen.getByText(withTokens(`${words}`));
    shown.arguments?.forEach(({ claim, answers = [] }) => {
      const argument = textOf(claim).closest("li");
      for (const answered of answers) {
        const number = 1 + (shown.arguments ?? []).findIndex((one) => one.slug === answered);
        const line = fillPlaceholders(messages.answers, { points: number });
        expect(argument).toHaveTextContent(line);
      }
    });
    expect(textOf(shown.draft?.marked).tagName).toBe("MARK");
    for (const { title, text } of shown.draft?.notes ?? [])
      expect(textOf(title).parentElement).toHaveTextContent(text);
  });

  it("shows a draft without notes alone", () => {
    const { debate: slug, ...section } = sectionOf(home, "cards", { anchor: "features" });
    const { draft, ...debate } = debateNamed(slug);
    const shown = { ...debate, draft: { text: draft?.text } };
    render(<CardsBelowDebate section={asFinished({ ...section, debate: shown })} />);
    const words = screen.getByText(withTokens(`${draft?.text}`));
    expect(words).toBeInTheDocument();
    expect(screen.queryByRole("mark")).toBeNull();
  });

  it("has a row for each audience, with a debate's question", () => {
    const section = sectionOf(home, "cards", { anchor: "audiences" });
    const cards = section.cards.map(({ debate: slug, to, ...card }) => ({
      ...card,
      to: target(to),
      debate: debateNamed(slug),
    }));
    render(<Agenda section={asFinished({ ...section, cards })} />);
    const rows = screen.getAllByRole("listitem");
    expect(rows).toHaveLength(cards.length);
    for (const [index, { debate }] of cards.entries())
      expect(rows[index]).toHaveTextContent(`${debate.question}`);
  });

  it("shows on three phones an argument, a scale and a draft", () => {
    const { phones, links, ...section } = sectionOf(home, "links", { anchor: "apps" });
    const shown = debateNamed(phones?.debate);
    render(
      <PhoneScreens
        section={asFinished({
          ...section,
          phones: { ...phones, debate: shown },
          links: links.map((link) => ({ ...link, to: target(link.to) })),
        })}
      />,
    );
    const last = shown.arguments?.at(-1);
    for (const words of [last?.claim, last?.text, debateWords.scale, shown.draft?.text])
      expect(screen.getByText(withTokens(`${words}`))).toBeInTheDocument();
  });

  it("marks a part of its last words", () => {
    const section = sectionOf(home, "callToAction");
    const actions = section.actions.map((action) => ({ ...action, to: target(action.to) }));
    render(<CallToAction section={asFinished({ ...section, actions })} />);
    expect(screen.getByText(`${section.highlight}`).tagName).toBe("MARK");
  });
});

test("a policy without an address isn't loaded, and is asked for with the form", () => {
  const policies = { ...integrations.policies, script: "https://policies.example/embed.js" };
  const shown = { ...heading, covers: [], policy: "terms", integrations: { policies } };
  const page = { breadcrumbs: [{ label: "Terms", lang: null }] };
  render(
    <CurrentPage.Provider value={asFinished(page)}>
      <PolicyDocument section={asFinished(shown)} />
    </CurrentPage.Provider>,
    { wrapper: Dialogs },
  );
  expect(screen.getByText(messages.notPublished)).toBeVisible();
  const name = fillPlaceholders(messages.askForDocument, { document: "Terms" });
  expect(screen.getByRole("button", { name })).toBeVisible();
  expect(document.querySelector(`script[src^="${policies.script}"]`)).toBeNull();
});

describe("an outcome document", () => {
  const ended = (debates as Required<(typeof debates)[number]>[]).filter(({ outcome }) => outcome);
  it.each(ended)("has the claim, number and backers of each point: $outcome.title", (debate) => {
    const { variant, groups } = debate.outcome;
    const answered = { ...debate, outcome: outcomeOf(debate) };
    render(<DebateSection section={asFinished({ ...heading, outcomeOf: answered })} />);
    const lines = screen.getAllByRole("listitem");
    const numberOf = (slug: string) => debate.arguments.findIndex((one) => one.slug === slug) + 1;
    const entries = groups.flatMap((group) =>
      group.entries.map((entry) => ({ ...entry, unit: group.unit })),
    );
    entries.forEach(({ point, by, count, unit, text, source, note }, index) => {
      const argument = debate.arguments.find(({ slug }) => slug === point);
      const common = debate.commonGround[Number(point?.slice(-1)) - 1];
      const claim = (argument ?? common)?.claim;
      const name = argument && `${numberOf(argument.slug)} ${argument.label}`;
      const points = variant === "transcript" && argument?.answers?.map(numberOf).join(", ");
      const answers = points && fillPlaceholders(messages.answers, { points });
      const votes = count && `${count} ${unit}`;
      const attached = source && `${messages.attached}: ${source}`;
      for (const words of [claim, name, answers, by, votes, text, attached, note])
        if (words) expect(lines[index]).toHaveTextContent(words);
    });
  });

  it("shows its top with its question", () => {
    const { papers } = sectionOf(home, "papers");
    const shown = papers.flatMap(({ debate, to, ...paper }) =>
      ended
        .filter(({ slug }) => slug === debate)
        .map((one) => ({
          ...paper,
          to: { href: to },
          debate: { ...one, outcomeTop: outcomeTopOf(one) },
        })),
    );
    render(<Papers section={asFinished({ ...heading, papers: shown })} />);
    for (const { debate } of shown) {
      // Its compounds are elements of their own.
      const isQuestion = (_: string, element: Element | null) =>
        element?.tagName === "P" && element.textContent === debate.question;
      expect(screen.getByText(isQuestion)).toBeInTheDocument();
    }
    // The lines below its head are cut off, so they are not read.
    expect(screen.getAllByRole("listitem")).toHaveLength(papers.length);
  });
});

describe("checklists", () => {
  const section = guide.sections.find(({ kind }) => kind === "checklists");
  const renderLists = () => render(<Checklists section={asFinished(section)} />);
  const boxes = () => screen.getAllByRole<HTMLInputElement>("checkbox");
  const tick = (at: number) => userEvent.click(boxes()[at] as HTMLElement);
  const clear = () =>
    userEvent.click(
      screen.getAllByRole("button", { name: messages.clearChecklist })[0] as HTMLElement,
    );

  beforeEach(() => {
    localStorage.clear();
    siteData.language = "en";
  });

  const store = (key: string, items: (string | null)[]) =>
    localStorage.setItem(key, JSON.stringify({ language: "en", items }));
  const stored = (key: string) =>
    JSON.parse(localStorage.getItem(key) ?? "").items.filter((item: string | null) => item);

  it("count what is ticked, until it is cleared", async () => {
    renderLists();
    const list = within(screen.getAllByRole("group")[0] as HTMLElement);
    const total = list.getAllByRole("checkbox").length;
    const progress = (done: number) =>
      list.getByText(fillPlaceholders(messages.checklistProgress, { done, total }));
    await tick(0);
    expect(progress(1)).toBeInTheDocument();
    await clear();
    expect(progress(0)).toBeInTheDocument();
    expect(boxes()[0]).toHaveFocus();
  });

  const inSpanish = {
    slug: "start",
    title: "Inicio",
    lang: null,
    items: ["Planear", "Invitar", "Debatir"],
  };
  const inEnglish = {
    slug: "start",
    title: "Start",
    lang: null,
    items: ["Plan", "Invite", "Debate"],
  };
  const show = (language: string, list: typeof inEnglish) => {
    siteData.language = language;
    return render(<Checklist list={list} />);
  };
  const ticked = () =>
    screen.queryAllByRole<HTMLInputElement>("checkbox", { checked: true }).map((box) => box.value);

  it("have the same ticks in each language", async () => {
    const first = show("en", inEnglish);
    await tick(1);
    first.unmount();
    const second = show("es", inSpanish);
    expect(ticked()).toEqual(["Invitar"]);
    await clear();
    second.unmount();
    show("en", inEnglish);
    expect(ticked()).toEqual([]);
  });

  it.each(['{"language":"en"}', '{"language":"en","items":3}', "7", "{"])(
    "start without ticks when the storage holds %s",
    async (text) => {
      localStorage.setItem("checklist-start", text);
      show("en", inEnglish);
      await tick(1);
      expect(ticked()).toEqual(["Invite"]);
    },
  );

  it("keep the ticks of items that move in the list", async () => {
    const first = show("en", inEnglish);
    await tick(1);
    first.unmount();
    show("en", { ...inEnglish, items: ["Name", ...inEnglish.items] });
    expect(ticked()).toEqual(["Invite"]);
  });

  it("stay ticked when ticked before hydration, next to stored ticks", () => {
    const items = ["Plan", "Invite", "Debate", "Report"];
    const list = { slug: "start", title: "Start", items, lang: null };
    const { container: served, unmount } = render(<Checklist list={list} />);
    const container = document.body.appendChild(document.createElement("div"));
    container.innerHTML = served.innerHTML;
    unmount();
    for (const name of ["Plan", "Invite"]) {
      const box = screen.getByLabelText(name);
      box.click();
      // By a script in the head of each page.
      box.dataset.early = "";
    }
    store("checklist-start", [null, null, null, "Report"]);
    render(<Checklist list={list} />, { container, hydrate: true });
    const ticked = screen.getAllByRole("checkbox", { checked: true });
    expect(ticked.map((box) => box.getAttribute("value"))).toEqual(["Plan", "Invite", "Report"]);
    expect(stored("checklist-start")).toEqual(["Plan", "Invite", "Report"]);
    container.remove();
  });

  it("show what another tab ticks, at once and after Back", () => {
    render(<Checklist list={inEnglish} />);
    const [first, second] = boxes();
    store("checklist-start", ["Plan"]);
    fireEvent(window, new StorageEvent("storage"));
    expect(first).toBeChecked();
    store("checklist-start", ["Invite"]);
    fireEvent(window, new PageTransitionEvent("pageshow", { persisted: true }));
    expect(first).not.toBeChecked();
    expect(second).toBeChecked();
  });

  it("keep what another tab ticks, and survive unreadable storage", async () => {
    const first = renderLists();
    await tick(0);
    const [key = ""] = Object.keys(localStorage);
    const other = [1, 2].map((at) => boxes()[at]?.value ?? "");
    store(key, other);
    await tick(3);
    expect(stored(key)).toEqual([...other, boxes()[3]?.value]);
    first.unmount();
    localStorage.setItem(key, "not JSON");
    renderLists();
    expect(screen.queryByRole("checkbox", { checked: true })).toBeNull();
  });
});
