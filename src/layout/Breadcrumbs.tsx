import { Link } from "gatsby";
import { useSite } from "../components/useSite";
import { screenOnly } from "../theme/mixins";
import { variant } from "../theme/variant";

/** The path from the home page to this page. The last step is the page itself, without a link. */
export function Breadcrumbs({ steps }: { steps: Queries.PageFrameFragment["breadcrumbs"] }) {
  const { messages } = useSite();
  if (steps.length === 0) return null;
  return (
    <nav aria-label={messages.breadcrumbs} sx={{ ...variant("layout.page"), pt: 4, ...screenOnly }}>
      <ol sx={{ display: "flex", flexWrap: "wrap", fontSize: "small", color: "muted" }}>
        {steps.map(({ label, path }, index) => (
          <li
            key={path ?? label}
            sx={{
              display: "flex",
              alignItems: "center",
              minHeight: 28,
              // A slash that screen readers don't read.
              "&:not(:last-of-type)::after": {
                content: "''",
                height: "0.8em",
                mx: ["7px", "11px"],
                borderLeft: "1px solid",
                borderColor: "outline",
                transform: "skew(-18deg)",
              },
            }}
          >
            {index === steps.length - 1 ? (
              <span aria-current="page" sx={{ color: "text" }}>
                {label}
              </span>
            ) : path ? (
              <Link to={path} sx={{ ...variant("links.plain"), py: 1 }}>
                {label}
              </Link>
            ) : (
              label
            )}
          </li>
        ))}
      </ol>
    </nav>
  );
}
