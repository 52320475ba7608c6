import type { ReactElement } from "react";
import { langOf } from "../../shared/langOf";
import { inline, ruledRow } from "../../theme/mixins";
import { variant } from "../../theme/variant";
import { Section } from "../Section";
import type { ListProps } from "./List";

/** Terms, each next to what it means. */
export const TermList = ({ section }: ListProps): ReactElement => (
  <Section heading={section} layout="sideHeading">
    <dl data-slot="terms">
      {section.items.map(({ title, text, detail, lang }) => (
        <div key={title} lang={langOf({ lang })} sx={ruledRow}>
          <dt
            sx={{
              ...inline,
              display: ["flex", "block"],
              columnGap: 2,
              fontWeight: "strong",
            }}
          >
            {title}{" "}
            {detail && (
              <span sx={{ display: "block", ...variant("text.small"), fontWeight: "body" }}>
                {detail}
              </span>
            )}
          </dt>
          <dd sx={variant("text.muted")}>{text}</dd>
        </div>
      ))}
    </dl>
  </Section>
);
