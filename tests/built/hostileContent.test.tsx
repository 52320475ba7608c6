/**
 * @jest-environment-options {"customExportConditions": ["node"]}
 */
import { createHistory, createMemorySource, LocationProvider } from "@reach/router";
import type { AnchorHTMLAttributes, ComponentType } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { wrapPageElement } from "../../src/layout/wrapPageElement";
import {
  type BuiltData,
  builtData,
  leastData,
  sharedData,
  withAddedText,
} from "../support/builtData";
import { integrations, textsIn } from "../support/content";

/*
 * Renders more than the content check accepts: every page, from the data of the build, with hostile words in every text at
 * once, and without anything optional. The linter reports `dangerouslySetInnerHTML`.
 */

interface LinkProps extends AnchorHTMLAttributes<HTMLAnchorElement> {
  to: string;
}

// Jest lets a mock use only variables whose names begin with "mock".
let mockShared: unknown;

jest.mock("gatsby", () => ({
  graphql: () => undefined,
  Link: ({ to, ...rest }: LinkProps) => <a href={to} {...rest} />,
  useStaticQuery: () => mockShared,
}));

/** Closes every element and attribute that could contain a text, and then tries every known way to run a script. */
const hostile = `</title></textarea></style></script><script>alert(1)</script><img src=x onerror=alert(1)>" onload="alert(1)' onload='alert(1) javascript:alert(1) &quot;&lt;b&gt; <!-- ]]> \${x} $& {x} \u2028`;

interface PageModule {
  default: ComponentType<{
    data: unknown;
    path: string;
    location: { pathname: string; search: string; hash: string };
  }>;
  Head: ComponentType<{ data: unknown; location: { pathname: string } }>;
}

const moduleOf = ({ component }: BuiltData): PageModule =>
  jest.requireActual(`../../src/${component}`);

const parse = (html: string) => new DOMParser().parseFromString(html, "text/html");

function bodyOf(page: BuiltData, data: unknown): Document {
  const { default: Page } = moduleOf(page);
  const location = { pathname: page.path, search: "", hash: "" };
  const args: unknown = {
    element: <Page data={data} path={page.path} location={location} />,
    props: { location, data },
  };
  const whole = wrapPageElement(args as Parameters<typeof wrapPageElement>[0]);
  const history = createHistory(createMemorySource(page.path));
  return parse(
    `<body>${renderToStaticMarkup(<LocationProvider history={history}>{whole}</LocationProvider>)}</body>`,
  );
}

function headOf(page: BuiltData, data: unknown): Document {
  const { Head } = moduleOf(page);
  return parse(
    `<head>${renderToStaticMarkup(<Head data={data} location={{ pathname: page.path }} />)}</head>`,
  );
}

/** Whether an attribute contains words. All other attributes must stay the same. */
const isWords = (name: string) =>
  /^(aria-label|aria-valuetext|alt|title|content|placeholder)$/.test(name);

const { subjectParameter }: { address: string; subjectParameter?: string } =
  integrations.forms.contact;
/** The encoded words that an address passes to a form. */
const subject = new RegExp(`(?<=^https://\\S*[?&]${subjectParameter}=)[\\w%+.*-]*$`);

/** The elements and attributes of a page, without words. */
const skeleton = (page: Document): string[] =>
  [...page.querySelectorAll("*")].map(
    ({ tagName, attributes }) =>
      `${tagName} ${[...attributes].map(({ name, value }) => (isWords(name) ? name : `${name}=${value.replace(subject, "")}`)).join(" ")}`,
  );

/** The JSON-LD of a page. React escapes its quotes and brackets, which Gatsby undoes, because it contains no elements. */
const structuredText = (head: Document): string =>
  parse(head.querySelector("script[type='application/ld+json']")?.textContent ?? "").body
    .textContent ?? "";

const pages = builtData();

/** React logs this warning whenever a server renders react-collapsed. */
const isKnown = (warning: unknown) =>
  String(warning).includes("useLayoutEffect does nothing on the server");

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
  it("shows hostile words as text, without changing any element, attribute or address", () => {
    const before = skeleton(bodyOf(page, page.data));
    mockShared = withAddedText(mockShared, hostile);
    const body = bodyOf(page, withAddedText(page.data, hostile));
    expect(skeleton(body)).toEqual(before);
    expect(body.querySelector("h1")?.textContent).toContain(hostile);
    expect(body.body.textContent?.split(hostile).length).toBeGreaterThan(20);
  });

  it("gives search engines hostile words as text, which can't close the structured data's script", () => {
    const before = headOf(page, page.data);
    const head = headOf(page, withAddedText(page.data, hostile));
    expect(skeleton(head)).toEqual(skeleton(before));
    expect(head.title).toContain(hostile);
    expect(head.querySelector("meta[name=description]")?.getAttribute("content")).toContain(
      hostile,
    );
    expect(structuredText(head)).not.toContain("<");
    const texts = textsIn(JSON.parse(structuredText(head)));
    expect(texts.filter((text) => text.includes(hostile)).length).toBeGreaterThan(1);
    expect(texts.length).toBe(textsIn(JSON.parse(structuredText(before))).length);
  });

  it("renders without optional content, and with the shortest lists", () => {
    const body = bodyOf(page, leastData(page));
    expect(body.querySelectorAll("h1")).toHaveLength(1);
    expect(body.body.textContent).not.toMatch(/\b(undefined|null|NaN)\b|\[object/);
    for (const link of body.querySelectorAll("a"))
      expect(link.getAttribute("href")).toMatch(/^(\/|#|https:\/\/)/);
    expect(headOf(page, leastData(page)).title).not.toBe("");
  });
});
