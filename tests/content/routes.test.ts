import { readdirSync } from "node:fs";
import { join } from "node:path";
import redirects from "../../data/redirects.json";
import { sitePages } from "../support/routes";

/** The addresses in the site's specification. Other sites may link to them. */
const specified = [
  "/",
  "/about",
  "/government-sector",
  "/government-sector/implementation-guide",
  "/government-sector/use-cases",
  "/government-sector/policy-development",
  "/government-sector/civic-engagement",
  "/government-sector/interagency-collaboration",
  "/government-sector/regulatory-decisions",
  "/government-sector/think-tank-discourse",
  "/education",
  "/education/academic-benefits",
  "/education/social-emotional-learning",
  "/education/classroom-outcomes",
  "/education/implementation-guide",
  "/organizations",
  "/nonprofits",
  "/pricing",
  "/pilot-program",
  "/privacy-policy",
  "/terms",
  "/eula",
  "/404",
];

const pages = sitePages();
const fixedPages = pages.filter(({ file }) => file.startsWith("pages/"));

/** The addresses of the files in src/pages. */
const addressesOfPageFiles = readdirSync(join(__dirname, "../../src/pages"), { recursive: true, encoding: "utf8" })
  .filter((name) => name.endsWith(".tsx"))
  .map(
    (name) =>
      `/${name
        .replaceAll("\\", "/")
        .replace(/\.tsx$/, "")
        .replace(/(^|\/)index$/, "")}`,
  );

describe("the pages of the site", () => {
  it("cover every specified address, with a redirect where a page is gone", () => {
    const answered = [...pages.map(({ path }) => path), ...redirects.map(({ from }) => from)];
    expect(specified.filter((path) => !answered.includes(path))).toEqual([]);
  });

  it("have a file in src/pages for each file in data/pages, and no others", () => {
    expect(addressesOfPageFiles.sort()).toEqual(fixedPages.map(({ path }) => path).sort());
  });
});
