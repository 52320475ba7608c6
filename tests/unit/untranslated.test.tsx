import { LocationProvider } from "@reach/router";
import { render, screen } from "@testing-library/react";
import { Details } from "../../src/components/Details";
import { fillPieces } from "../../src/components/pieces";
import { Footer } from "../../src/layout/Footer";
import { MainMenu } from "../../src/layout/MainMenu";
import { CardGrid } from "../../src/sections/cards/CardGrid";
import { LinkList } from "../../src/sections/links/LinkList";
import { langInside } from "../../src/shared/langOf";
import { messages, site } from "../support/content";
import { siteData } from "../support/gatsby";

const english = { lang: "en" };
const spanish = { lang: null };

/** The language that an element says, itself or by one around it. */
const languageOf = (element: Element) => element.closest("[lang]")?.getAttribute("lang");
const languageOfText = (text: string | RegExp) => languageOf(screen.getByText(text));

const section = {
  anchor: "uses",
  label: null,
  title: "Uses",
  lead: null,
  lang: null as string | null,
  debate: null,
  cards: [
    { title: "Schools", text: "For lessons.", ...english },
    { title: "Empresas", text: "Para decidir.", ...spanish },
  ].map((card) => ({ ...card, theme: null, linkLabel: null, to: null, debate: null })),
};

beforeEach(() => {
  siteData.language = "es";
  siteData.untranslated = [];
  siteData.messages.untranslated = [];
});

it("a card without a translation says that it is in English", () => {
  render(<CardGrid section={section} />);
  expect(languageOfText("For lessons.")).toBe("en");
  expect(languageOfText("Para decidir.")).toBeUndefined();
});

it("a heading in English leaves the cards below it alone", () => {
  render(<CardGrid section={{ ...section, ...english }} />);
  expect(languageOf(screen.getByRole("heading", { name: "Uses" }))).toBe("en");
  expect(languageOfText("Para decidir.")).toBeUndefined();
});

describe("a message", () => {
  const show = (part: { lang: string | null }) =>
    render(
      <div {...(part.lang ? { lang: part.lang } : {})}>
        <Details around={part} labelledBy="title">
          All of it.
        </Details>
      </div>,
    );

  it("says that it is in English", () => {
    siteData.messages.untranslated = ["viewDetails"];
    show(spanish);
    expect(languageOfText(messages.viewDetails)).toBe("en");
  });

  it("says the language of the page inside of English words", () => {
    show(english);
    expect(languageOfText(messages.viewDetails)).toBe("es");
  });

  it.each([
    ["nothing in the language of the page", spanish, spanish, undefined],
    ["English inside of English words", english, english, "en"],
  ])("says %s", (_what, around, own, said) => {
    expect(langInside(around, own, "es")).toBe(said);
  });
});

it("an entry of the menu says that it is in English", () => {
  const to = { href: "/es/pricing", hreflang: null, form: null, newTab: false };
  const entry = { accent: null, to, children: null };
  const menu = [
    { ...entry, label: "Pricing", ...english },
    { ...entry, label: "Guías", ...spanish },
  ];
  Object.assign(siteData.navigation, { menu });
  render(
    <LocationProvider>
      <MainMenu />
    </LocationProvider>,
  );
  expect(languageOfText("Pricing")).toBe("en");
  expect(languageOfText("Guías")).toBeUndefined();
});

it("the name of the menu in English leaves its entries alone", () => {
  siteData.messages.untranslated = ["mainNavigation"];
  render(
    <LocationProvider>
      <MainMenu />
    </LocationProvider>,
  );
  expect(languageOf(screen.getByLabelText(messages.mainNavigation))).toBe("en");
  expect(languageOfText("Guías")).toBe("es");
});

it("the name of a row in English leaves its last link alone", () => {
  const to = { href: "/es/guides", hreflang: null, form: null, newTab: false };
  Object.assign(siteData.navigation, {
    footer: [],
    furtherPages: { title: "More", ...english, links: [{ label: "Guides", ...english, to }] },
    consultation: { label: "Agendar", ...spanish, to },
  });
  render(<Footer />);
  expect(languageOfText("More")).toBe("en");
  expect(languageOfText("Guides")).toBe("en");
  expect(languageOfText("Agendar")).toBeUndefined();
});

describe("a guide in a list", () => {
  const show = (language: string) =>
    render(
      <LinkList
        section={{
          anchor: "guides",
          title: "Guías",
          ...spanish,
          guides: [
            {
              path: language === "es" ? "/es/guides/flow" : "/guides/flow",
              language,
              title: "How to flow",
              summary: "In columns.",
              ...spanish,
            },
          ],
        }}
      />,
    );

  it("says that it is there in English only", () => {
    show("en");
    expect(languageOfText("How to flow")).toBe("en");
    expect(languageOfText("In columns.")).toBe("en");
    expect(screen.getByRole("link", { name: `How to flow ${site.inEnglish}` })).toBeVisible();
    expect(languageOfText(site.inEnglish)).toBe("es");
  });

  it("says nothing in the language of the page", () => {
    show("es");
    const link = screen.getByRole("link", { name: "How to flow" });
    expect(languageOf(link)).toBeUndefined();
  });
});

it("a line of two languages says where English begins", () => {
  const document = { words: "Terms of Service", lang: "en" };
  render(<p>{fillPieces({ words: "Pedir: {document}." }, { document })}</p>);
  expect(languageOfText("Terms of Service")).toBe("en");
  expect(languageOfText(/Pedir/)).toBeUndefined();
});
