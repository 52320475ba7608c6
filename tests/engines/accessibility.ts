import { readFileSync } from "node:fs";
import type { Server } from "node:http";
import type { AddressInfo } from "node:net";
import { type Browser, chromium, expect as expectIn, type Page } from "@playwright/test";
import { browserArguments, testBrowser } from "../../scripts/browsers";
import { serve } from "../../scripts/serve";
import { visit } from "../support/actions";
import { routes } from "../support/routes";
import { states } from "../support/states";
import { isThirdParty, standIn } from "../support/thirdParties";

interface Finding {
  tool: "IBM Equal Access" | "HTML_CodeSniffer";
  rule: string;
  /** The start of the element's HTML. */
  html: string;
}

/** Findings to ignore. */
const falsePositives: (Finding & { reason: string })[] = [
  {
    tool: "IBM Equal Access",
    rule: "element_tabbable_role_valid",
    html: '<section class="css-',
    reason:
      "A table that scrolls sideways must be focusable, so that the keyboard can scroll it (axe: scrollable-region-focusable).",
  },
  {
    tool: "IBM Equal Access",
    rule: "element_tabbable_role_valid",
    html: '<div style="position: absolute; opacity: 0;" tabindex="0" data-react-modal-body-trap="">',
    reason: "react-modal's focus trap. It takes the focus only to return it to the dialog.",
  },
  {
    tool: "IBM Equal Access",
    rule: "aria_hidden_nontabbable",
    html: "<",
    reason:
      "An open dialog hides the page and keeps the focus inside, so Tab can't reach the page (tests/e2e/dialogs.spec.ts).",
  },
  {
    tool: "HTML_CodeSniffer",
    rule: "WCAG2AA.Principle1.Guideline1_3.1_3_1.H43.HeadersRequired",
    html: "<table ",
    reason:
      "Each table has one row and one column of headers, with `scope` (technique H63). The tool counts these as several levels.",
  },
];

const isFalsePositive = ({ tool, rule, html }: Finding) =>
  falsePositives.some(
    (known) => known.tool === tool && known.rule === rule && html.startsWith(known.html),
  );

const sourceOf = (file: string) => readFileSync(require.resolve(file), "utf8");
const equalAccess = sourceOf("accessibility-checker-engine/ace-window.js");
const codeSniffer = sourceOf("html_codesniffer/build/HTMLCS.js");

/** The two tools as globals in the page, with the parts that the tests use. */
interface Tools {
  ace_ibma: {
    Checker: new () => {
      check(
        page: Document,
        rules: string[],
      ): Promise<{ results: { ruleId: string; value: [string, string]; snippet: string }[] }>;
    };
  };
  HTMLCS: {
    process(standard: string, page: Document, done: () => void): void;
    getMessages(): { type: number; code: string; element: Partial<Element> }[];
  };
}

/** Returns the errors that the tools report, without what they leave to a manual review. axe runs in tests/e2e. */
async function findingsOf(page: Page): Promise<Finding[]> {
  await page.evaluate(equalAccess);
  await page.evaluate(codeSniffer);
  return page.evaluate(async () => {
    const { ace_ibma: ace, HTMLCS } = window as unknown as Tools;
    const { results } = await new ace.Checker().check(document, ["WCAG_2_2"]);
    await new Promise<void>((resolve) => HTMLCS.process("WCAG2AA", document, resolve));
    const error = 1;
    return [
      ...results.flatMap(({ ruleId: rule, value, snippet: html }): Finding[] =>
        value[1] === "FAIL" ? [{ tool: "IBM Equal Access", rule, html }] : [],
      ),
      ...HTMLCS.getMessages().flatMap(({ type, code: rule, element }): Finding[] =>
        type === error
          ? [{ tool: "HTML_CodeSniffer", rule, html: element.outerHTML?.slice(0, 200) ?? "" }]
          : [],
      ),
    ];
  });
}

/** Opens everything in the content that expands. Some parts close when the next one opens. */
async function openDetails(page: Page): Promise<void> {
  for (const button of await page.getByRole("main").locator("button[aria-expanded]").all()) {
    if ((await button.getAttribute("aria-expanded")) === "false") await button.click();
    await expectIn(button).toHaveAttribute("aria-expanded", "true");
  }
}

/** Every page with everything open, and the states that tests/e2e/accessibility.spec.ts checks with axe. */
const tested: typeof states = {
  ...Object.fromEntries(
    routes.map(({ path }) => [
      `${path} with everything open`,
      async (page: Page) => {
        await visit(page, path);
        await openDetails(page);
      },
    ]),
  ),
  ...states,
};

/** Defines a test for each state of the site in a color scheme. */
export function testStates(colorScheme: "light" | "dark"): void {
  let server: Server;
  let browser: Browser;
  let page: Page;
  beforeAll(async () => {
    server = await serve(0);
    browser = await chromium.launch({ executablePath: testBrowser(), args: browserArguments });
  });
  afterAll(async () => {
    await browser.close();
    server.close();
  });
  beforeEach(async () => {
    const baseURL = `http://localhost:${(server.address() as AddressInfo).port}`;
    const context = await browser.newContext({ baseURL, colorScheme, reducedMotion: "reduce" });
    page = await context.newPage();
    await page.route(isThirdParty, standIn);
  });
  afterEach(() => page.context().close());

  it.each(Object.entries(tested))(
    "%s",
    async (_name, open) => {
      await open(page);
      expect((await findingsOf(page)).filter((finding) => !isFalsePositive(finding))).toEqual([]);
    },
    90_000,
  );
}
