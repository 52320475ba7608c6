/** Every page of the specification, with its short name in breadcrumbs. */
export const routes = [
  { path: "/", label: "Home" },
  { path: "/about", label: "About" },
  { path: "/government-sector", label: "Government & Public Sector" },
  { path: "/government-sector/implementation-guide", label: "Implementation Guide" },
  { path: "/government-sector/use-cases", label: "Use Cases" },
  { path: "/government-sector/policy-development", label: "Policy Development" },
  { path: "/government-sector/civic-engagement", label: "Civic Engagement" },
  { path: "/government-sector/interagency-collaboration", label: "Interagency Collaboration" },
  { path: "/government-sector/regulatory-decisions", label: "Regulatory Decisions" },
  { path: "/government-sector/think-tank-discourse", label: "Think Tank Discourse" },
  { path: "/education", label: "Education" },
  { path: "/education/academic-benefits", label: "Academic Benefits" },
  { path: "/education/social-emotional-learning", label: "Social-Emotional Learning" },
  { path: "/education/classroom-outcomes", label: "Classroom Outcomes" },
  { path: "/education/implementation-guide", label: "Implementation Guide" },
  { path: "/organizations", label: "Organizations" },
  { path: "/nonprofits", label: "Non-Profits" },
  { path: "/pricing", label: "Pricing" },
  { path: "/pilot-program", label: "Pilot Program" },
  { path: "/privacy-policy", label: "Privacy Policy" },
  { path: "/terms", label: "Terms of Service" },
  { path: "/eula", label: "End User License Agreement" },
] as const;

/** The names on the way from the home page to a path, the page's own last. */
export function labelsTo(path: string): string[] {
  const segments = path.split("/").slice(1);
  const steps = ["/", ...segments.map((_, index) => `/${segments.slice(0, index + 1).join("/")}`)];
  return steps.map((step) => routes.find((route) => route.path === step)?.label ?? `no route ${step}`);
}
