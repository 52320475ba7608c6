import { memo, type ReactElement, type ReactNode } from "react";
import { useSite } from "../components/useSite";

const signs = {
  for: { borderRadius: "50%", transform: "scale(0.83)" },
  against: { transform: "scale(0.75)" },
  common: { transform: "rotate(45deg) scale(0.71)" },
} as const;

type Side = Queries.ArgumentSide | "common";

/** The messages with the names of the sides. */
export const sideTexts = { for: "sideFor", against: "sideAgainst", common: "sideCommon" } as const;

interface SideMarkProps {
  side: Side;
  className?: string;
}

/** The sign of a side, for people who can't tell its color. */
export const SideMark = ({ side, className }: SideMarkProps): ReactElement => (
  <span
    aria-hidden
    className={className}
    sx={{
      display: "inline-block",
      flex: "none",
      // Unlike a background, a border stays on paper and with forced colors.
      border: "5px solid",
      borderColor: side,
      ...signs[side],
    }}
  />
);

interface SideNameProps {
  side: Side;
  /** The language of its children. */
  lang?: string | undefined;
  children?: ReactNode;
  className?: string;
}

/** The name of a side in its color, with its sign. */
export const SideName = memo(({ side, lang, children, className }: SideNameProps) => {
  const { messages, langOfText } = useSite();
  const name = sideTexts[side];
  return (
    <span
      lang={children ? lang : langOfText(name)}
      className={className}
      sx={{
        display: "inline-flex",
        alignItems: "center",
        gap: 2,
        fontSize: "small",
        fontWeight: "strong",
        lineHeight: "title",
        color: side,
      }}
    >
      <SideMark side={side} />
      {children ?? messages[name]}
    </span>
  );
});
