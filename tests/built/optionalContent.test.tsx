/**
 * @jest-environment-options {"customExportConditions": ["node"]}
 */
import { createHistory, createMemorySource, LocationProvider } from "@reach/router";
import type { AnchorHTMLAttributes, ComponentType } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { wrapPageElement } from "../../src/layout/wrapPageElement";
import { type BuiltData, builtData, leastData, sharedData } from "../support/builtData";

interface LinkProps extends AnchorHTMLAttributes<HTMLAnchorElement> {
  to: string;
  replace?: boolean;
}

// Jest lets a mock use only variables whose names begin with "mock".
const mockShared: unknown = sharedData();

jest.mock("gatsby", () => ({
  graphql: () => undefined,
  Link: ({ to, replace: _, ...rest }: LinkProps) => <a href={to} {...rest} />,
  useStaticQuery: () => mockShared,
}));

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

const pages = builtData();

/** React logs this warning whenever a server renders react-collapsed. */
const isKnown = (warning: unknown) =>
  String(warning).includes("useLayoutEffect does nothing on the server");

let warnings: jest.SpyInstance<void, unknown[]>;
beforeEach(() => {
  warnings = jest.spyOn(console, "error").mockImplementation(() => {});
});
afterEach(() => {
  expect(warnings.mock.calls.filter(([warning]) => !isKnown(warning))).toEqual([]);
  warnings.mockRestore();
});

it.each(pages)("$path renders without optional content, and with the shortest lists", (page) => {
  const body = bodyOf(page, leastData(page));
  expect(body.querySelectorAll("h1")).toHaveLength(1);
  expect(body.body.textContent).not.toMatch(/\b(undefined|null|NaN)\b|\[object/);
  for (const link of body.querySelectorAll("a"))
    expect(link.getAttribute("href")).toMatch(/^(\/|#|https:|mailto:|tel:)/);
  expect(headOf(page, leastData(page)).title).not.toBe("");
});
