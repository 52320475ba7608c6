import { graphql } from "gatsby";
import type { ReactElement } from "react";
import { langOf } from "../shared/langOf";
import { variant } from "../theme/variant";

export const fragment = graphql`
  fragment StudyResults on ArgumentSource { results { number label lang } }
`;

/** What a study found, in figures. */
export const StudyResults = ({ results }: Queries.StudyResultsFragment): ReactElement => (
  <>
    {results?.map(({ number, label, lang }) => (
      <p
        key={label}
        lang={langOf({ lang })}
        sx={{
          display: "flex",
          flexWrap: "wrap",
          alignItems: "center",
          columnGap: 3,
          mt: 3,
          fontSize: "body",
          fontWeight: "strong",
          textWrap: "balance",
        }}
      >
        <span sx={{ ...variant("text.figure"), color: "text" }}>{number}</span>{" "}
        <span sx={{ flex: "1 1 12em", maxWidth: "22em" }}>{label}</span>
      </p>
    ))}
  </>
);
