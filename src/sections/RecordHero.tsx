import { ActionLinks } from "../components/ActionLinks";
import { variant } from "../theme/variant";
import { record } from "./compositions/record";

/** The first screen as the first entry of a decision record: its name on the left, the heading and words on the right. */
export const RecordHero = ({
  hero: { label, title, lead, note, actions },
}: {
  hero: Queries.HeroFragment;
}) => (
  <div sx={variant("layout.page")}>
    <div sx={{ ...record.frame("hung"), mt: [0, null, 4], borderTop: ["none", null, "strong"] }}>
      <div sx={record.headerCell}>
        {label && (
          <p sx={{ ...variant("text.label"), color: "var(--ink)", ...record.label }}>{label}</p>
        )}
      </div>
      <div sx={{ ...record.content, pt: [2, null, 5], display: "grid", gap: 4 }}>
        <h1 sx={{ ...variant("text.display"), fontSize: "displayBeside" }}>{title}</h1>
        <p sx={variant("text.lead")}>{lead}</p>
        <div sx={{ display: "flex", flexWrap: "wrap", alignItems: "center", gap: 4 }}>
          <ActionLinks links={actions} />
          {note && <p sx={variant("text.small")}>{note}</p>}
        </div>
      </div>
    </div>
  </div>
);
