/**
 * @jest-environment-options {"customExportConditions": ["node"]}
 */
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import type { AnchorHTMLAttributes, ComponentType } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { wrapPageElement } from "../../src/layout/wrapPageElement";
import { type BuiltData, builtData, leastData, sharedData, withAddedText } from "../support/builtData";
import { integrations, textsIn } from "../support/content";

/*
 * What the content check lets pass is rendered here, and more than that: every page, from the data that the build has put
 * together, with hostile words in every text at once, and with everything left out that may be left out.
 */

interface LinkProps extends AnchorHTMLAttributes<HTMLAnchorElement> {
  to: string;
}

// Named so that the stand-in may use it.
let mockShared: unknown;

jest.mock("gatsby", () => ({
  graphql: () => undefined,
  Link: ({ to, ...rest }: LinkProps) => <a href={to} {...rest} />,
  useStaticQuery: () => mockShared,
}));

/** Ends every element and attribute that a text could stand in, and then runs a script in each known way. */
const hostile = `</title></textarea></style></script><script>alert(1)</script><img src=x onerror=alert(1)>" onload="alert(1)' onload='alert(1) javascript:alert(1) &quot;&lt;b&gt; <!-- ]]> \${x} $& {x} \u2028`;

interface PageModule {
  default: ComponentType<{ data: unknown; path: string; location: { pathname: string; search: string; hash: string } }>;
  Head: ComponentType<{ data: unknown; location: { pathname: string } }>;
}

const moduleOf = ({ component }: BuiltData): PageModule => jest.requireActual(`../../src/${component}`);

const parse = (html: string) => new DOMParser().parseFromString(html, "text/html");

function bodyOf(page: BuiltData, data: unknown): Document {
  const { default: Page } = moduleOf(page);
  const location = { pathname: page.path, search: "", hash: "" };
  const args: unknown = { element: <Page data={data} path={page.path} location={location} />, props: { location, data } };
  return parse(`<body>${renderToStaticMarkup(wrapPageElement(args as Parameters<typeof wrapPageElement>[0]))}</body>`);
}

function headOf(page: BuiltData, data: unknown): Document {
  const { Head } = moduleOf(page);
  return parse(`<head>${renderToStaticMarkup(<Head data={data} location={{ pathname: page.path }} />)}</head>`);
}

/** Attributes that are no words: they must be what they were. */
const isWords = (name: string) => /^(aria-label|aria-valuetext|alt|title|content|placeholder)$/.test(name);

const { subjectParameter }: { address: string; subjectParameter?: string } = integrations.forms.contact;
/** The words that an address hands to a form, encoded. */
const subject = new RegExp(`(?<=^https://\\S*[?&]${subjectParameter}=)[\\w%+.*-]*$`);

/** Elements with their attributes, without words. */
const skeleton = (page: Document): string[] =>
  [...page.querySelectorAll("*")].map(
    ({ tagName, attributes }) =>
      `${tagName} ${[...attributes].map(({ name, value }) => (isWords(name) ? name : `${name}=${value.replace(subject, "")}`)).join(" ")}`,
  );

/** The JSON-LD of a page. React writes it with its quotes and brackets escaped, which Gatsby takes back: it holds no element. */
const structuredText = (head: Document): string =>
  parse(head.querySelector("script[type='application/ld+json']")?.textContent ?? "").body.textContent ?? "";

const pages = builtData();

/** What React says of every server that renders react-collapsed. */
const isKnown = (warning: unknown) => String(warning).includes("useLayoutEffect does nothing on the server");

let warnings: jest.SpyInstance<void, unknown[]>;
beforeEach(() => {
  mockShared = sharedData();
  warnings = jest.spyOn(console, "error").mockImplementation(() => {});
});
afterEach(() => {
  expect(warnings.mock.calls.filter(([warning]) => !isKnown(warning))).toEqual([]);
  warnings.mockRestore();
});

describe.each(pages.map((page) => [page.path, page] as const))("%s", (_path, page) => {
  it("shows hostile words as words: no element, attribute or address is other than before", () => {
    const before = skeleton(bodyOf(page, page.data));
    mockShared = withAddedText(mockShared, hostile);
    const body = bodyOf(page, withAddedText(page.data, hostile));
    expect(skeleton(body)).toEqual(before);
    expect(body.querySelector("h1")?.textContent).toContain(hostile);
    expect(body.body.textContent?.split(hostile).length).toBeGreaterThan(20);
  });

  it("tells search engines hostile words as words, and nothing ends the script of its structured data", () => {
    const before = headOf(page, page.data);
    const head = headOf(page, withAddedText(page.data, hostile));
    expect(skeleton(head)).toEqual(skeleton(before));
    expect(head.title).toContain(hostile);
    expect(head.querySelector("meta[name=description]")?.getAttribute("content")).toContain(hostile);
    expect(structuredText(head)).not.toContain("<");
    const texts = textsIn(JSON.parse(structuredText(head)));
    expect(texts.filter((text) => text.includes(hostile)).length).toBeGreaterThan(1);
    expect(texts.length).toBe(textsIn(JSON.parse(structuredText(before))).length);
  });

  it("stands without all that content may leave out, and with the shortest lists", () => {
    const body = bodyOf(page, leastData(page));
    expect(body.querySelectorAll("h1")).toHaveLength(1);
    expect(body.body.textContent).not.toMatch(/\b(undefined|null|NaN)\b|\[object/);
    for (const link of body.querySelectorAll("a")) expect(link.getAttribute("href")).toMatch(/^(\/|#|https:\/\/)/);
    expect(headOf(page, leastData(page)).title).not.toBe("");
  });
});

describe("the code", () => {
  it("writes HTML past React in three places only, none of which takes a text for HTML", () => {
    const folder = join(__dirname, "../../src");
    const files = readdirSync(folder, { recursive: true, encoding: "utf8" }).filter((name) => /\.tsx?$/.test(name));
    const raw = files.filter((name) =>
      /dangerouslySetInnerHTML|(inner|outer)HTML =|insertAdjacentHTML|document\.write|eval\(/.test(
        readFileSync(join(folder, name), "utf8"),
      ),
    );
    expect(raw.map((name) => name.replaceAll("\\", "/")).sort()).toEqual([
      "boot/PageErrorBoundary.tsx",
      "boot/documentHead.tsx",
      "theme/criticalStyles.tsx",
    ]);
  });
});
