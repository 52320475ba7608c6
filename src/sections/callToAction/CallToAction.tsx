import { graphql } from "gatsby";
import type { ReactElement } from "react";
import type { ThemeUIStyleObject } from "theme-ui";
import { ActionLinks } from "../../components/ActionLinks";
import { MarkedTitle } from "../../components/MarkedTitle";
import { RunningText } from "../../components/RunningText";
import { SmartLink } from "../../components/SmartLink";
import { langOf } from "../../shared/langOf";
import { inline, screenOnly, sheetGrid } from "../../theme/mixins";
import { variant } from "../../theme/variant";

export const fragment = graphql`
  fragment CallToAction on CallToActionSection {
    anchor title highlight lead note lang
    actions { label about lang to { ...LinkTarget } }
  }
`;

interface CallToActionProps {
  section: Queries.CallToActionFragment;
}

/** Next to its words, the buttons. */
const band: ThemeUIStyleObject = {
  rowGap: 4,
  columnGap: 5,
  alignItems: "center",
  gridTemplateColumns: ["minmax(0, 1fr)", null, "minmax(0, 1fr) fit-content(65%)"],
  py: [5, 6, 7],
};

/** The last words of a page in the size of its first, and in the columns below them the lead, one button, and links. */
const largeBand: ThemeUIStyleObject = {
  ...sheetGrid,
  rowGap: [4, null, 6],
  alignItems: "center",
  pt: [6, null, 8],
  pb: [7, null, 8],
};

type Action = CallToActionProps["section"]["actions"][number];

interface LargeActionsProps {
  actions: readonly Action[];
}

/** The most important link as a button in the middle column, the others as links in the last. */
const LargeActions = ({ actions: [first, ...others] }: LargeActionsProps) => (
  <>
    {first && (
      <SmartLink
        {...first}
        sx={{ ...variant("buttons.primary"), py: [3, null, 4], fontSize: "lead", mx: [0, null, 4] }}
      />
    )}
    <ul sx={{ ...inline, columnGap: 5, rowGap: 1 }}>
      {others.map((action) => (
        <li key={action.label}>
          <SmartLink
            {...action}
            sx={{ ...variant("links.text"), display: "inline-block", py: 1 }}
          />
        </li>
      ))}
    </ul>
  </>
);

/** The closing invitation of a page. Not on paper, where nobody can press its buttons. */
export const CallToAction = ({ section }: CallToActionProps): ReactElement => {
  const { anchor, title, highlight, lead, note, actions } = section;
  const titleId = `${anchor}-title`;
  const lang = langOf(section);
  return (
    <section
      id={anchor}
      aria-labelledby={titleId}
      sx={{
        bg: highlight ? "background" : "sheet",
        borderTop: highlight ? "strong" : "rule",
        ...screenOnly,
      }}
    >
      <div sx={{ ...variant("layout.page"), display: "grid", ...(highlight ? largeBand : band) }}>
        {/* Without a lead, the buttons stand next to the title. */}
        <h2
          id={titleId}
          lang={lang}
          sx={{
            ...variant(highlight ? "text.display" : "text.heading"),
            gridColumn: highlight || lead ? "1 / -1" : "auto",
          }}
        >
          <MarkedTitle title={title} highlight={highlight} />
        </h2>
        {lead && (
          <p lang={lang} sx={{ ...variant("text.muted"), textWrap: [null, "balance"] }}>
            <RunningText text={lead} lang={lang} />
          </p>
        )}
        {highlight ? <LargeActions actions={actions} /> : <ActionLinks links={actions} />}
        {note && (
          <p lang={lang} sx={variant("text.small")}>
            <RunningText text={note} lang={lang} />
          </p>
        )}
      </div>
    </section>
  );
};
