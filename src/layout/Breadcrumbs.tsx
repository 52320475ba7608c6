import { graphql, Link } from "gatsby";
import { decoded } from "../components/decoded";
import { useHydrated } from "../components/useHydrated";
import { useSite } from "../components/useSite";
import { segmentLabel } from "../content/segmentLabel";
import { screenOnly } from "../theme/patterns";
import { variant } from "../theme/variant";

type Step = Queries.BreadcrumbFieldsFragment;

export const fragment = graphql`
  fragment BreadcrumbFields on Breadcrumb {
    label path
  }
`;

/**
 * Returns the breadcrumbs of an address without a page, for example Home / Education / Foo-bar.
 * @param known all pages
 */
function stepsToUnknown(address: string, known: readonly Step[]): Step[] {
  const segments = address.split("/").filter(Boolean);
  return ["", ...segments].map((segment, index) => {
    const path = `/${segments.slice(0, index).join("/")}`;
    return (
      known.find((page) => page.path === path) ?? {
        path: null,
        label: segmentLabel(decoded(segment)),
      }
    );
  });
}

/** What the layout uses of a page's query. */
export interface PageData {
  /** On the 404 page, its path differs from the visitor's. */
  page?: { path: string; lastChanged?: string | null; breadcrumbs?: readonly Step[] };
  /** On the 404 page, all pages: the address that was not found gets breadcrumbs of its own. */
  known?: { nodes: readonly Step[] };
}

interface BreadcrumbsProps extends PageData {
  address: string;
}

/** The path from the home page to this page. The last step is the page itself, without a link. */
export function Breadcrumbs({ address, page, known }: BreadcrumbsProps) {
  const { messages } = useSite();
  const hydrated = useHydrated();
  const steps =
    known && hydrated ? stepsToUnknown(address, known.nodes) : (page?.breadcrumbs ?? []);
  if (steps.length === 0) return null;
  return (
    <nav aria-label={messages.breadcrumbs} sx={{ ...variant("layout.page"), pt: 4, ...screenOnly }}>
      <ol sx={{ display: "flex", flexWrap: "wrap", fontSize: "small", color: "muted" }}>
        {steps.map(({ label, path }, index) => {
          const last = index === steps.length - 1;
          // The same label can occur twice.
          const key = `${index} ${label}`;
          return (
            <li
              key={key}
              sx={{
                display: "flex",
                alignItems: "center",
                minHeight: 28,
                "&:not(:last-of-type)::after": { content: "'/'", mx: ["6px", 2], color: "outline" },
                // Hides the stroke from screen readers, where browsers can.
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
                  aria-current={last ? "page" : undefined}
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
