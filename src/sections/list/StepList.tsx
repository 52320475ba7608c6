import type { ReactElement } from "react";
import type { ThemeUIStyleObject } from "theme-ui";
import { langOf } from "../../shared/langOf";
import { wideScreens, widestScreens } from "../../theme/media";
import { variant } from "../../theme/variant";
import { Section } from "../Section";
import type { ListProps } from "./List";

const below: ThemeUIStyleObject = {
  borderTop: "rule",
  "& > li": {
    display: "grid",
    gridTemplateColumns: "1.75rem minmax(0, 1fr)",
    columnGap: 3,
    rowGap: 1,
    alignItems: "baseline",
    py: [2, 3],
    "& + li": { borderTop: "rule" },
    "& > p": { gridColumn: "2" },
    "@container (min-width: 36rem)": {
      gridTemplateColumns: "1.75rem minmax(0, 2fr) minmax(0, 3fr)",
      "& > p": { gridColumn: "3", pl: 3 },
    },
  },
};

const stroke = { content: "''", position: "absolute", right: "-0.75rem" } as const;

const across = (count: number): ThemeUIStyleObject => ({
  display: "grid",
  gridTemplateColumns: `repeat(${count}, minmax(0, 1fr))`,
  columnGap: 5,
  borderTop: 0,
  "& > li": {
    gridTemplateColumns: "minmax(0, 1fr)",
    // Titles, their details and texts are level.
    gridTemplateRows: "subgrid",
    gridRow: "span 4",
    alignContent: "start",
    py: 0,
    "& + li": { borderTop: 0 },
    "& > p": { gridColumn: "1", gridRow: "4", pl: 0 },
    "& > div": { display: "contents" },
    "& > span": { position: "relative", height: "3rem" },
    "&:not(:last-of-type) > span": {
      "&::before": { ...stroke, left: "2rem", top: "0.85rem", borderTop: "1.5px solid" },
      "&::after": {
        ...stroke,
        top: "calc(0.85rem - 3.5px)",
        width: "8px",
        height: "8px",
        border: "solid",
        borderWidth: "1.5px 1.5px 0 0",
        transform: "rotate(45deg)",
      },
    },
  },
});

/** Numbered steps. Up to five are side by side where the screen has room, with arrows between them. */
export const StepList = ({ section }: ListProps): ReactElement => (
  <Section heading={section}>
    <ol
      data-slot="ruled"
      sx={{
        ...below,
        ...(section.items.length < 6 && {
          [section.items.length > 4 ? widestScreens : wideScreens]: across(section.items.length),
        }),
      }}
    >
      {section.items.map(({ title, text, detail, lang }, index) => (
        <li key={title} lang={langOf({ lang })}>
          <span aria-hidden sx={variant("text.inkTitle")}>
            {index + 1}
          </span>
          <div>
            <h3 sx={variant("text.title")}>{title}</h3>
            {detail && <p sx={variant("text.inkLabel")}>{detail}</p>}
          </div>
          <p sx={variant("text.muted")}>{text}</p>
        </li>
      ))}
    </ol>
  </Section>
);
