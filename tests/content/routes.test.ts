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

it("every specified address has a page or a redirect", () => {
  const answered = [...sitePages().map(({ path }) => path), ...redirects.map(({ from }) => from)];
  expect(specified.filter((path) => !answered.includes(path))).toEqual([]);
});
