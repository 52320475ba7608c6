import { graphql } from "gatsby";
import type { ReactElement, ReactNode } from "react";
import { langOf, type Part } from "../shared/langOf";
import { variant } from "../theme/variant";

export const fragment = graphql`
  fragment TitledTextFields on TitledText { title text lang }
`;

interface ListProps {
  heading?: string;
  headingLang?: string | undefined;
  ordered?: boolean;
}

const ink = "var(--ink)";
const item = { counterIncrement: "point", lineHeight: 1.45 };

const List = ({
  heading,
  headingLang,
  ordered,
  lang,
  children,
}: ListProps & { lang?: string | undefined; children: ReactNode }) => {
  const Element = ordered ? "ol" : "ul";
  return (
    <div
      sx={{
        display: "grid",
        gap: [1, 2],
        alignContent: "start",
        "@media print": { display: "block" },
      }}
    >
      {heading && (
        <h4 lang={headingLang} sx={{ ...variant("text.label"), color: "text" }}>
          {heading}
        </h4>
      )}
      <Element lang={lang} sx={{ counterReset: "point" }}>
        {children}
      </Element>
    </div>
  );
};

interface PointListProps extends ListProps {
  points: readonly (string | (Part & { text: string }))[];
  /** The language of all points. */
  lang?: string | undefined;
}

/** Short points, each with a dash or with its number. */
export const PointList = ({ points, ...list }: PointListProps): ReactElement => (
  <List {...list}>
    {points
      .map((point) => (typeof point === "string" ? { text: point } : point))
      .map(({ text, ...part }) => (
        <li
          key={text}
          lang={langOf(part)}
          sx={{
            ...item,
            position: "relative",
            pl: "1.4rem",
            maxWidth: "measure",
            "& + &": { mt: [1, 2] },
            "&::before": {
              position: "absolute",
              left: 0,
              ...(list.ordered
                ? { content: "counter(point)", color: ink, fontWeight: "strong" }
                : // A dash that forced colors leave visible.
                  { content: "''", top: "0.68em", width: "0.6rem", borderTop: `2px solid ${ink}` }),
            },
          }}
        >
          {text}
        </li>
      ))}
  </List>
);

interface TitledListProps extends ListProps {
  items: readonly Queries.TitledTextFieldsFragment[];
}

/** Points with a title, each under a rule and with its number. */
export const TitledList = ({ items, ...list }: TitledListProps): ReactElement => (
  <List {...list}>
    {items.map(({ title, text, lang }) => (
      <li key={title} lang={langOf({ lang })} sx={{ ...item, py: 2, borderTop: "rule" }}>
        <h5
          sx={{
            fontSize: "body",
            fontWeight: "strong",
            "&::before": list.ordered ? { content: "counter(point) '. '", color: ink } : {},
          }}
        >
          {title}
        </h5>
        <p sx={{ color: "muted" }}>{text}</p>
      </li>
    ))}
  </List>
);
