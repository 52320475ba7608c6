import { createHistory, createMemorySource, LocationProvider } from "@reach/router";
import { act, fireEvent, render, screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { ActionLinks } from "../../src/components/ActionLinks";
import { Dialogs } from "../../src/components/dialogs/Dialogs";
import { RunningText } from "../../src/components/RunningText";
import { SmartLink } from "../../src/components/SmartLink";
import { HeadlineHero } from "../../src/heroes/headline/HeadlineHero";
import VoicesHero from "../../src/heroes/voices/VoicesHero";
import { Breadcrumbs } from "../../src/layout/Breadcrumbs";
import { Header } from "../../src/layout/Header";
import { localizedPath } from "../../src/shared/languages";
import { integrations, labels, messages, navigation } from "../support/content";
import { siteData } from "../support/gatsby";

interface Entry {
  label: string;
  to?: string;
  children?: Entry[];
}
const { contact, waitlist } = integrations.forms;
/** As after the launch. */
const withoutAddress = { ...waitlist, iframe: "https://forms.example/waitlist" };
const filledInContact = { iframe: "https://forms.test/contact", subjectParameter: "subject" };
const toForm = (form: { iframe: string; title?: string; subjectParameter?: string }) => ({
  href: form.iframe,
  hreflang: null,
  newTab: false,
  form: { title: form.title ?? null, lang: null, subjectParameter: form.subjectParameter ?? null },
});
const link = ({ to = "", ...rest }: Entry) => ({
  ...rest,
  to: to.startsWith("form:")
    ? toForm(contact)
    : { href: to, hreflang: null, newTab: false, form: null },
});
const entries = navigation.menu as Entry[];
const menu = entries.map(({ children, ...entry }) => ({
  ...entry,
  ...(children ? { to: null, children: children.map(link) } : link(entry)),
}));
Object.assign(siteData.navigation, {
  menu,
  signIn: link(navigation.signIn),
  signUp: link(navigation.signUp),
  consultation: link({ ...navigation.consultation, to: "form:contact" }),
  footer: [],
  furtherPages: { title: "", links: [] },
});
const group = entries.find(({ children }) => children) as Required<Entry>;
const [first, second] = group.children as [Entry, Entry];

const button = (name: string) => screen.getByRole("button", { name });
const drawer = () => screen.findByRole("dialog", { name: messages.menu });

const emptyPage = () => {
  document.body.innerHTML = '<div id="___gatsby"></div>';
};

// What loads on first use is there at once, so that no test waits for it.
beforeAll(async () => {
  emptyPage();
  await import("../../src/components/dialogs/IframeDialog");
  await import("../../src/layout/MenuDrawer");
});

function show(path = "/about") {
  emptyPage();
  const container = document.getElementById("___gatsby") as HTMLElement;
  const history = createHistory(createMemorySource(path));
  // jsdom supports no container queries, so the drawer's button shows; without this class, the menu shows too.
  document.documentElement.className = "js";
  return render(
    <LocationProvider history={history}>
      <Dialogs>
        <Header />
        <main>
          <ActionLinks
            links={[
              {
                label: "Ask us",
                about: "about early access",
                lang: null,
                to: toForm(filledInContact),
              },
              { label: "Join", lang: null, to: toForm(withoutAddress) },
            ]}
          />
        </main>
      </Dialogs>
    </LocationProvider>,
    { container },
  );
}

function showMenu(path?: string) {
  show(path);
  document.documentElement.className = "";
}

beforeEach(() => {
  window.fetch = jest.fn(async () => ({}) as Response);
  window.matchMedia = ((query: string) => ({ matches: query.includes("light") })) as never;
});
afterEach(() => jest.useRealTimers());

/** A user whose pauses the fake clock skips. */
function userInFakeTime() {
  jest.useFakeTimers();
  return userEvent.setup({ advanceTimers: jest.advanceTimersByTime });
}
const pass = (milliseconds: number) => act(() => jest.advanceTimersByTimeAsync(milliseconds));

describe("the menu's group", () => {
  const isOpen = () => button(group.label).getAttribute("aria-expanded") === "true";

  it("stays when the pointer leaves while the keyboard is in it", async () => {
    const user = userInFakeTime();
    showMenu();
    await user.hover(button(group.label));
    act(() => button(group.label).focus());
    await user.keyboard("{ArrowDown}");
    await user.unhover(button(group.label));
    await pass(999);
    expect(isOpen()).toBe(true);
    await user.click(document.body);
    expect(isOpen()).toBe(false);
  });

  it("closes on Escape when the pointer has opened it", async () => {
    showMenu();
    await userEvent.hover(button(group.label));
    expect(isOpen()).toBe(true);
    await userEvent.keyboard("{Escape}");
    expect(isOpen()).toBe(false);
  });

  it("is left with the arrow keys and Escape", async () => {
    showMenu();
    button(group.label).focus();
    await userEvent.keyboard("{ArrowDown}{ArrowDown}");
    expect(screen.getByRole("link", { name: second.label })).toHaveFocus();
    await userEvent.keyboard("{Home}");
    expect(screen.getByRole("link", { name: first.label })).toHaveFocus();
    await userEvent.keyboard("{Escape}");
    expect(button(group.label)).toHaveFocus();
    expect(isOpen()).toBe(false);
  });

  it("marks Education alone at an address that begins with its own", () => {
    showMenu("/educational");
    expect(button(group.label)).toHaveAttribute("data-active");
    const marked = screen.getAllByText(/./).filter((link) => link.matches("[aria-current=page]"));
    expect(marked.map(({ textContent }) => textContent)).toEqual([labels.education]);
  });
});

describe("three further languages", () => {
  const further = [
    { code: "de", name: "Deutsch", home: "/de", homeLabel: "Start" },
    { code: "es", name: "Español", home: "/es", homeLabel: "Inicio" },
    { code: "fr", name: "Français", home: "/fr", homeLabel: "Accueil" },
  ];
  const own = siteData.languages;
  const menu = () => screen.getByText(messages.languages).closest("details") as HTMLDetailsElement;
  const open = async () => {
    show();
    await screen.findByText(messages.languages);
    // jsdom opens it at no press.
    menu().open = true;
  };
  beforeEach(() => Object.assign(siteData, { languages: [...own, ...further] }));
  afterEach(() => Object.assign(siteData, { languages: own }));

  it("are in one small menu, each in its own language", async () => {
    await open();
    const links = within(menu()).getAllByRole("link");
    expect(links.map((link) => [link.textContent, link.lang, link.getAttribute("href")])).toEqual(
      further.map(({ code, name, home, homeLabel }) => [`${name}: ${homeLabel}`, code, home]),
    );
    // Neither they nor their rulers take room in the header.
    for (const { name } of further)
      expect(document.querySelector(`[data-label^="${name}"]`)).toBeNull();
  });

  it("close on Escape, which returns the focus to their button", async () => {
    await open();
    within(menu()).getAllByRole("link")[0]?.focus();
    await userEvent.keyboard("{Escape}");
    expect(menu().open).toBe(false);
    expect(menu().querySelector("summary")).toHaveFocus();
  });

  it.each([
    ["a press elsewhere", () => userEvent.click(document.body)],
    ["a focus elsewhere", () => act(() => screen.getAllByRole("link")[0]?.focus())],
  ])("close on %s", async (_way, leave) => {
    await open();
    await leave();
    expect(menu().open).toBe(false);
  });
});

describe("the drawer", () => {
  const open = async () => {
    await userEvent.click(button(messages.menu));
    return drawer();
  };

  it("closes on its button and returns the focus", async () => {
    show();
    const dialog = await open();
    await userEvent.click(button(messages.closeMenu));
    await waitFor(() => expect(dialog).not.toBeInTheDocument());
    expect(button(messages.menu)).toHaveFocus();
  });

  it("has valid links to what the menu says more about", async () => {
    show();
    const link = within(await open()).getByRole("link", { name: labels.education });
    expect(link).not.toHaveAttribute("text");
  });

  it.each(["signIn", "signUp", "consultation"] as const)(
    "gives way to a dialog that its link %s opens, which returns the focus",
    async (name) => {
      const { label } = navigation[name];
      jest.replaceProperty(siteData, "navigation", {
        ...siteData.navigation,
        [name]: link({ label, to: "form:contact" }),
      });
      show();
      const dialog = await open();
      await userEvent.click(within(dialog).getByRole("button", { name: label }));
      await screen.findByRole("heading", { name: label });
      expect(dialog).not.toBeInTheDocument();
      await userEvent.keyboard("{Escape}");
      expect(button(messages.menu)).toHaveFocus();
    },
  );
});

describe("the tooltip of the menu button", () => {
  const isOpen = () => screen.queryByRole("tooltip") !== null;

  it("opens at once for Tab and closes on Escape", async () => {
    show();
    act(() => button(messages.menu).focus());
    // Not `userEvent.tab()`, which doesn't reach what is visible inside a hidden element.
    fireEvent.keyUp(button(messages.menu), { key: "Tab" });
    expect(isOpen()).toBe(true);
    await userEvent.keyboard("{Escape}");
    expect(isOpen()).toBe(false);
  });
});

describe("the breadcrumbs of an unknown address", () => {
  const known = [
    { path: "/", label: "Home" },
    { path: "/education", label: "Education" },
    { path: "/es", label: "Inicio" },
    { path: "/es/education", label: "Educación" },
  ];
  const stepsAt = (path: string, language: string) => {
    const page = {
      path: localizedPath(language, "/404"),
      breadcrumbs: [],
      otherPages: known,
      site: { language },
    } as unknown as Queries.PageShellFragment;
    render(
      <LocationProvider history={createHistory(createMemorySource(path))}>
        <Breadcrumbs page={page} />
      </LocationProvider>,
    );
    return screen.getAllByRole("listitem");
  };

  it.each([
    ["/foo-bar", "en", ["Home", "Foo-bar"]],
    ["/education/mystery", "en", ["Home", "Education", "Mystery"]],
    ["/foo/foo/", "en", ["Home", "Foo", "Foo"]],
    ["/%C3%BCber/100%25", "en", ["Home", "Über", "100%"]],
    ["/es/education/foo-Bar", "es", ["Inicio", "Educación", "Foo-Bar"]],
  ])("%s has its segments as names, in its language", (path, language, expected) => {
    const steps = stepsAt(path, language);
    expect(steps.map((step) => step.textContent)).toEqual(expected);
    expect(screen.getByText(expected.at(-1) ?? "", { selector: "[aria-current=page]" })).toBe(
      steps.at(-1)?.firstElementChild,
    );
  });

  it("links only to pages that exist", () => {
    stepsAt("/education/foo/bar", "en");
    expect(screen.getAllByRole("link").map((link) => link.getAttribute("href"))).toEqual([
      "/",
      "/education",
    ]);
  });
});

it("a text links to pages, files, other sites and forms", () => {
  const { signUp, appStore } = integrations.sites;
  const text =
    "[Page](/about) [File](/paper.pdf) [Sign up](site:signUp) [App](site:appStore) [Ask](form:contact)";
  render(<RunningText text={text} />, { wrapper: Dialogs });
  const links = screen
    .getAllByRole("link")
    .map((link) => ["href", "download", "target", "rel"].map((name) => link.getAttribute(name)));
  expect(links).toEqual([
    ["/about", null, null, null],
    ["/paper.pdf", "", null, null],
    [signUp.url, null, null, null],
    [appStore.url, null, "_blank", "noopener"],
  ]);
  expect(button("Ask")).toBeInTheDocument();
});

it("a first screen without buttons has no empty row", () => {
  const hero = { title: "Guides", lead: "To read.", highlight: null, actions: [], prints: null };
  const { container } = render(
    <HeadlineHero hero={hero as unknown as Parameters<typeof HeadlineHero>[0]["hero"]} />,
  );
  expect([...container.querySelectorAll("div:empty")]).toEqual([]);
});

it("a first screen above those who have a say shows its label", () => {
  const words = { label: "Statement", title: "A position", lead: "Of all." };
  const hero = { ...words, highlight: null, actions: [], note: null, lang: null, voices: [] };
  render(<VoicesHero hero={hero as unknown as Parameters<typeof VoicesHero>[0]["hero"]} />);
  expect(screen.getByText(words.label)).toBeInTheDocument();
});

it("a link says what it is about, and that it opens a new tab", () => {
  const to = { href: "https://example.com/", hreflang: null, form: null, newTab: true };
  render(<SmartLink to={to} label="Upgrade" about="Team" />);
  const name = `Upgrade Team ${messages.opensInNewTab}`;
  expect(screen.getByRole("link", { name })).toBeInTheDocument();
});

describe("a dialog", () => {
  const open = async (name: string) => {
    await userEvent.click(button(name));
    return screen.findByRole("dialog");
  };
  it("has a link to the form's own page", async () => {
    show();
    const dialog = await open("Ask us about early access");
    const link = await within(dialog).findByRole("link", { name: messages.openDirectly });
    expect(link).toHaveAttribute("href", `${filledInContact.iframe}?subject=Ask+us`);
  });

  it("stays open on a double click, and closes on later ones", async () => {
    show();
    const dialog = await open("Ask us about early access");
    const outside = dialog.parentElement as HTMLElement;
    fireEvent.click(outside, { detail: 2 });
    expect(dialog).toBeInTheDocument();
    fireEvent.click(outside, { detail: 1 });
    expect(dialog).not.toBeInTheDocument();
  });

  it("says that a form without an address is not available", async () => {
    window.fetch = jest.fn(() => Promise.reject(new TypeError("No such host")));
    show();
    const dialog = await open("Join");
    const words = await within(dialog).findByRole("alert");
    expect(words).toHaveTextContent(messages.notAvailable);
    // No room for a form.
    expect(words.parentElement).not.toHaveStyle({ height: "600px" });
    expect(within(dialog).queryByRole("link")).not.toBeInTheDocument();
  });
});
