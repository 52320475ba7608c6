import { Link } from "gatsby";
import type { ReactElement } from "react";
import type { ThemeUIStyleObject } from "theme-ui";
import { Logo } from "../components/Logo";
import { SmartLink } from "../components/SmartLink";
import { Unbroken } from "../components/Unbroken";
import { useSite } from "../components/useSite";
import { langInside, langOf } from "../shared/langOf";
import { inline, screenOnly } from "../theme/mixins";
import { variant } from "../theme/variant";
import { LanguageLinks } from "./LanguageLinks";
import { ToolButton } from "./ToolButton";

const columnHeading = { ...variant("text.label"), color: "text", pb: [1, 2] };

/** A column without a neighbor on phones has its links in two columns. */
const lastAlone: ThemeUIStyleObject = {
  "&:nth-of-type(odd):last-of-type": {
    gridColumn: ["1 / -1", "auto"],
    "& > ul": { columnCount: [2, 1], columnGap: 5, "& > li": { breakInside: "avoid" } },
  },
};

const list: ThemeUIStyleObject = {
  ...inline,
  alignItems: "center",
  columnGap: 4,
  rowGap: [0, 1],
  fontSize: "small",
};

const row: ThemeUIStyleObject = { ...variant("layout.page"), ...list };

const entries = (links: readonly Queries.LinkFieldsFragment[], style: ThemeUIStyleObject) =>
  links.map((link) => (
    <li key={link.label}>
      <SmartLink {...link} sx={{ ...variant("links.plain"), ...style }} />
    </li>
  ));

const VeteranSign = () => (
  <svg
    viewBox="0 0 36 40"
    aria-hidden
    sx={{ flex: "none", width: [22, 36], height: [24, 40], strokeWidth: 2 }}
  >
    <path
      d="M18 1.5 34 6v13c0 10-6.6 16.3-16 19.5C8.6 35.3 2 29 2 19V6zM9 30.5h18"
      fill="none"
      sx={{ stroke: "text" }}
    />
    <path
      d="m18 9 2.6 5.6 6.1.7-4.5 4.2 1.2 6.1L18 22.6l-5.4 3 1.2-6.1-4.5-4.2 6.1-.7z"
      sx={{ fill: "ochre" }}
    />
  </svg>
);

/** The footer of every page: the site, its pages, and its languages. */
export function Footer(): ReactElement {
  const { navigation, messages, integrations, langOfText, ...site } = useSite();
  const { furtherPages } = navigation;
  const navigationName = { lang: langOfText("footerNavigation") };
  return (
    <footer sx={{ borderTop: "strong", mt: "auto", ...screenOnly }}>
      <div
        sx={{
          ...variant("layout.page"),
          display: "grid",
          gridTemplateColumns: ["1fr 1fr", "4fr 3fr 3fr 4fr", "5fr 2fr 2fr 3fr"],
          columnGap: [5, 4, 5],
          rowGap: [3, 6],
          py: [4, 7],
        }}
      >
        <div
          sx={{
            gridColumn: ["1 / -1", "auto"],
            display: "flex",
            flexDirection: ["row", "column"],
            flexWrap: ["wrap", "nowrap"],
            justifyContent: ["space-between", "start"],
            alignItems: ["center", "start"],
            gap: [2, 3],
            "& > p": { order: [1, 0], width: ["100%", "auto"] },
          }}
        >
          <Link to={site.home} sx={{ color: "text", textDecoration: "none" }}>
            {/* In pixels, because its width is the same with large text. */}
            <Logo sx={{ width: 150, fontSize: 31.3 }} />
          </Link>
          <p
            lang={langOfText("statement")}
            sx={{
              color: "muted",
              maxWidth: "21.75em",
              fontSize: ["small", "1rem"],
            }}
          >
            {site.statement}
          </p>
          <p
            lang={langOfText("veteranOwned")}
            sx={{
              display: "inline-flex",
              alignItems: "center",
              gap: 2,
              py: 1,
              fontSize: "small",
              fontWeight: "strong",
              lineHeight: "title",
              textWrap: "balance",
              maxWidth: ["none", "15rem"],
            }}
          >
            <VeteranSign />
            <span>
              <Unbroken text={site.veteranOwned} />
            </span>
          </p>
        </div>
        <nav
          aria-label={messages.footerNavigation}
          lang={langOf(navigationName)}
          sx={{ display: "contents" }}
        >
          {navigation.footer.map((column) => (
            <div
              key={column.title}
              lang={langInside(navigationName, column, site.language)}
              sx={lastAlone}
            >
              <h2 sx={columnHeading}>{column.title}</h2>
              <ul>
                {entries(column.links, { py: ["2px", "0.3rem"], fontSize: ["small", "1rem"] })}
              </ul>
            </div>
          ))}
        </nav>
      </div>
      <div sx={{ borderTop: "rule" }}>
        <div sx={{ ...row, justifyContent: "space-between", pt: [2, 4] }}>
          <div sx={list}>
            {/* Not around the links: each has its own language. */}
            <h2 lang={langOf(furtherPages)} sx={{ ...variant("text.label"), color: "text" }}>
              {furtherPages.title}
            </h2>
            <ul sx={list}>
              {entries([...furtherPages.links, navigation.consultation], { py: 1 })}
            </ul>
          </div>
          <LanguageLinks />
        </div>
        <div sx={{ ...row, color: "muted", pt: [2, 0], pb: [2, 4] }}>
          <p lang={langOfText("copyright")}>{site.copyright}</p>
          {integrations.tools.map((tool) => (
            <ToolButton key={tool.label} {...tool} />
          ))}
        </div>
      </div>
    </footer>
  );
}
