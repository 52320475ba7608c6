import { graphql } from "gatsby";
import { ActionLinks } from "../components/ActionLinks";
import { variant } from "../theme/variant";
import { useComposition } from "./compositions/Composition";

export const fragment = graphql`
  fragment CallToAction on CallToActionSection {
    anchor
    title
    lead
    note
    actions {
      ...LinkFields
    }
  }
`;

/** The closing invitation of a page: a heading next to its words and buttons. */
export const CallToAction = ({ section }: { section: Queries.CallToActionFragment }) => {
  const { closing } = useComposition();
  const titleId = `${section.anchor}-title`;
  return (
    <section id={section.anchor} aria-labelledby={titleId} sx={{ bg: "sheet", borderTop: "rule" }}>
      <div
        sx={{
          ...variant("layout.page"),
          display: "grid",
          gap: 5,
          columnGap: 7,
          py: [7, 8],
          gridTemplateColumns: ["minmax(0, 1fr)", null, "minmax(0, 7fr) minmax(0, 5fr)"],
          alignItems: "start",
          ...closing,
        }}
      >
        <h2 id={titleId} sx={{ ...variant("text.display"), fontSize: "heading", maxWidth: "18em" }}>
          {section.title}
        </h2>
        <div data-slot="invitation" sx={{ display: "grid", gap: 4 }}>
          {section.lead && <p sx={variant("text.lead")}>{section.lead}</p>}
          <ActionLinks links={section.actions} />
          {section.note && <p sx={variant("text.small")}>{section.note}</p>}
        </div>
      </div>
    </section>
  );
};
