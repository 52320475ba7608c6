/** @jest-environment node */
import { EditedContent } from "../support/editedContent";

const content = new EditedContent();

/** The problems of some redirects. Writes each redirect on its own line, so that line numbers count redirects. */
const problemsOf = (redirects: { from: string; to: string }[]) => {
  content.write(
    "redirects.json",
    `[\n${redirects.map((redirect) => JSON.stringify(redirect)).join(",\n")}\n]`,
  );
  return content
    .problems()
    .map(({ file, line, field, message }) => `${file}:${line - 1} ${field}: ${message}`);
};

describe("redirects", () => {
  it("must not start at a page, or twice at the same address", () => {
    expect(
      problemsOf([
        { from: "/pricing", to: "/about" },
        { from: "/prices", to: "/pricing" },
        { from: "/prices", to: "/about" },
      ]),
    ).toEqual([
      'redirects.json:1 redirects[0].from: "/pricing" is the address of data/pages/pricing.json, so it cannot redirect; take this entry out, or delete the page',
      'redirects.json:3 redirects[2].from: "/prices" redirects already at data/redirects.json:3; keep one of the two',
    ]);
  });

  it("must not lead to another redirect; the message names the page at the end of the chain", () => {
    expect(
      problemsOf([
        { from: "/one", to: "/two" },
        { from: "/two", to: "/three" },
        { from: "/three", to: "/pilot-program#contact" },
      ]),
    ).toEqual([
      'redirects.json:1 redirects[0].to: "/two" redirects to "/pilot-program#contact"; write "/pilot-program#contact"',
      'redirects.json:2 redirects[1].to: "/three" redirects to "/pilot-program#contact"; write "/pilot-program#contact"',
    ]);
  });

  it("must not form a loop, lead into one or lead to themselves", () => {
    expect(
      problemsOf([
        { from: "/one", to: "/two" },
        { from: "/two", to: "/one" },
        { from: "/self", to: "/self" },
        { from: "/in", to: "/before" },
        { from: "/before", to: "/one#place" },
      ]),
    ).toEqual([
      'redirects.json:1 redirects[0].to: "/two" redirects in a circle, /two → /one → /two; let one of these lead to a page',
      'redirects.json:2 redirects[1].to: "/one" redirects in a circle, /one → /two → /one; let one of these lead to a page',
      'redirects.json:3 redirects[2].to: "/self" redirects in a circle, /self → /self; let one of these lead to a page',
      'redirects.json:4 redirects[3].to: "/before" redirects in a circle, /before → /one#place → /two → /one → /two; let one of these lead to a page',
      'redirects.json:5 redirects[4].to: "/one" redirects in a circle, /one → /two → /one; let one of these lead to a page',
    ]);
  });

  it("must lead to an existing page and anchor", () => {
    expect(
      problemsOf([
        { from: "/one", to: "/pricng" },
        { from: "/two", to: "/pilot-program#contcat" },
        { from: "/three", to: "#contact" },
        { from: "/four", to: "pricing" },
        { from: "/five", to: "signIn" },
        { from: "/six/", to: "/pricing" },
      ]),
    ).toEqual([
      'redirects.json:1 redirects[0].to: no page has the address "/pricng", did you mean "/pricing"?',
      'redirects.json:2 redirects[1].to: no section of "/pilot-program" has the anchor "contcat", did you mean "contact"?',
      'redirects.json:3 redirects[2].to: "#contact" is a place on a page; put the address of its page in front',
      expect.stringMatching(
        /^redirects\.json:4 redirects\[3\]\.to: expected a page .*, got "pricing", did you mean "\/pricing"\?$/,
      ),
      expect.stringMatching(
        /^redirects\.json:5 redirects\[4\]\.to: expected a page .*, got "signIn", did you mean "site:signIn"\?$/,
      ),
      expect.stringMatching(
        /^redirects\.json:6 redirects\[5\]\.from: expected a path .*, got "\/six\/"$/,
      ),
    ]);
  });

  it("may lead to other sites, as links may", () => {
    expect(
      problemsOf([
        { from: "/apply", to: "form:contact" },
        { from: "/app", to: "site:signIn" },
      ]),
    ).toEqual([]);
  });
});
