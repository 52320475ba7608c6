import type { ReactElement } from "react";
import { SmartLink } from "../components/SmartLink";
import { pageTarget } from "../components/targets";
import { useSite } from "../components/useSite";
import { stepsTo } from "../shared/breadcrumbs";
import { langOf } from "../shared/langOf";
import { screenOnly } from "../theme/mixins";
import { variant } from "../theme/variant";
import { useShownPath } from "./useShownPath";

type Page = Queries.PageShellFragment;

/** Returns the steps to a page. A 404 page has those to the address that it stands for, which its HTML can't know. */
function useSteps({ path, breadcrumbs, otherPages, site }: Page): Page["breadcrumbs"] {
  const shownPath = useShownPath();
  if (!otherPages || shownPath === path) return breadcrumbs;
  return stepsTo(site.language, shownPath).map(
    ({ path, label }) =>
      otherPages.find((page) => page.path === path) ?? { label, lang: null, path: null },
  );
}

interface BreadcrumbsProps {
  page: Page;
}

/** The path from the home page to this page. The last step is the page itself, without a link. */
export function Breadcrumbs({ page }: BreadcrumbsProps): ReactElement | null {
  const { messages, langOfText, language } = useSite();
  const steps = useSteps(page);
  if (steps.length === 0) return null;
  const nameLang = langOfText("breadcrumbs");
  return (
    <nav
      aria-label={messages.breadcrumbs}
      lang={nameLang}
      sx={{ ...variant("layout.page"), pt: 4, ...screenOnly }}
    >
      <ol
        lang={nameLang && language}
        sx={{ display: "flex", flexWrap: "wrap", fontSize: "small", color: "muted" }}
      >
        {steps.map(({ label, lang, path }, index) => {
          // The same label can occur twice.
          const key = `${index} ${label}`;
          return (
            <li
              key={key}
              lang={langOf({ lang })}
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
                <SmartLink
                  to={pageTarget(path)}
                  label={label}
                  sx={{ ...variant("links.plain"), py: 1 }}
                />
              ) : (
                label
              )}
            </li>
          );
        })}
      </ol>
    </nav>
  );
}
