import type { ReactElement } from "react";
import { ActionLinks } from "../../components/ActionLinks";
import { MarkedTitle } from "../../components/MarkedTitle";
import { decisionRecord } from "../../compositions/organizations";
import { langOf } from "../../shared/langOf";
import { variant } from "../../theme/variant";

interface EntryHeroProps {
  hero: Queries.HeroWordsFragment;
}

/** The first screen as the first entry of a decision record. */
const EntryHero = ({
  hero: { label, title, highlight, lead, note, lang, actions },
}: EntryHeroProps): ReactElement => (
  <div sx={variant("layout.page")}>
    <div
      sx={{
        display: "grid",
        ...decisionRecord.frame("sideHeading"),
        mt: [0, null, 4],
        borderTop: ["none", null, "strong"],
      }}
    >
      <div sx={decisionRecord.headerCell}>
        {label && (
          <p lang={langOf({ lang })} sx={{ ...variant("text.inkLabel"), ...decisionRecord.label }}>
            {label}
          </p>
        )}
      </div>
      <div sx={{ ...decisionRecord.content, pt: [2, null, 5], display: "grid", gap: 4 }}>
        <h1 lang={langOf({ lang })} sx={{ ...variant("text.display"), fontSize: "displayBeside" }}>
          <MarkedTitle title={title} highlight={highlight} />
        </h1>
        <p lang={langOf({ lang })} sx={variant("text.lead")}>
          {lead}
        </p>
        <div sx={{ display: "flex", flexWrap: "wrap", alignItems: "center", gap: 4 }}>
          <ActionLinks links={actions} />
          {note && (
            <p lang={langOf({ lang })} sx={variant("text.small")}>
              {note}
            </p>
          )}
        </div>
      </div>
    </div>
  </div>
);

export default EntryHero;
