import { graphql } from "gatsby";
import type { ReactElement } from "react";
import { ActionLinks } from "../../components/ActionLinks";
import { RunningText } from "../../components/RunningText";
import { useComposition } from "../../compositions/Composition";
import { langOf } from "../../shared/langOf";
import { screenOnly } from "../../theme/mixins";
import { variant } from "../../theme/variant";

export const fragment = graphql`
  fragment CallToAction on CallToActionSection {
    anchor title lead note lang
    actions { label about lang to { ...LinkTarget } }
  }
`;

interface CallToActionProps {
  section: Queries.CallToActionFragment;
}

/** The closing invitation of a page. Not on paper, where nobody can press its buttons. */
export const CallToAction = ({ section }: CallToActionProps): ReactElement => {
  const titleId = `${section.anchor}-title`;
  const lang = langOf(section);
  return (
    <section
      id={section.anchor}
      aria-labelledby={titleId}
      sx={{ bg: "sheet", borderTop: "rule", ...screenOnly }}
    >
      <div
        sx={{
          ...variant("layout.page"),
          display: "grid",
          rowGap: [section.lead ? 2 : 3, 3],
          columnGap: 5,
          alignItems: "end",
          gridTemplateColumns: ["minmax(0, 1fr)", null, "minmax(0, 1fr) fit-content(65%)"],
          py: [4, 5],
          ...useComposition().closing,
        }}
      >
        {/* Without a lead, the buttons stand next to the title. */}
        <h2
          id={titleId}
          lang={lang}
          sx={{ ...variant("text.heading"), gridColumn: section.lead ? "1 / -1" : "auto" }}
        >
          {section.title}
        </h2>
        {section.lead && (
          <p lang={lang} sx={{ ...variant("text.muted"), textWrap: [null, "balance"] }}>
            <RunningText text={section.lead} lang={lang} />
          </p>
        )}
        <ActionLinks links={section.actions} />
        {section.note && (
          <p lang={lang} sx={variant("text.small")}>
            <RunningText text={section.note} lang={lang} />
          </p>
        )}
      </div>
    </section>
  );
};
