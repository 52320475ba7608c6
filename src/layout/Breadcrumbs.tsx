import { graphql, Link } from "gatsby";
import { useSite } from "../components/useSite";
import { screenOnly } from "../theme/patterns";
import { variant } from "../theme/variant";
import type { Step } from "./unknownSteps";

export const fragment = graphql`
  fragment BreadcrumbFields on Breadcrumb {
    label path
  }
`;

/** The path from the home page to this page. The last step is the page itself, without a link. */
export function Breadcrumbs({ steps }: { steps: readonly Step[] }) {
  const { messages } = useSite();
  if (steps.length === 0) return null;
  return (
    <nav aria-label={messages.breadcrumbs} sx={{ ...variant("layout.page"), pt: 4, ...screenOnly }}>
      <ol sx={{ display: "flex", flexWrap: "wrap", fontSize: "small", color: "muted" }}>
        {steps.map(({ label, path }, index) => {
          const last = index === steps.length - 1;
          return (
            <li
              key={steps
                .slice(0, index + 1)
                .map((step) => step.label)
                .join("/")}
              sx={{
                display: "flex",
                alignItems: "center",
                minHeight: 28,
                "&:not(:last-of-type)::after": { content: "'/'", mx: ["6px", 2], color: "outline" },
                // Hides the stroke from screen readers. Browsers without support for it would ignore the whole value.
                "@supports (content: '/' / '')": {
                  "&:not(:last-of-type)::after": { content: "'/' / ''" },
                },
              }}
            >
              {path && !last ? (
                <Link to={path} sx={{ ...variant("links.plain"), py: 1 }}>
                  {label}
                </Link>
              ) : (
                <span
                  {...(last ? { "aria-current": "page" } : {})}
                  sx={{ color: last ? "text" : "inherit" }}
                >
                  {label}
                </span>
              )}
            </li>
          );
        })}
      </ol>
    </nav>
  );
}
