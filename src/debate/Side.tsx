import { memo, type ReactElement, type ReactNode } from "react";
import { useSite } from "../components/useSite";

const signs = {
  for: { borderRadius: "50%", transform: "scale(0.83)" },
  against: { transform: "scale(0.75)" },
  common: { transform: "rotate(45deg) scale(0.71)" },
} as const;

type Side = Queries.Side;

/** The names of the sides in the language of the page. */
export function useSideNames(): Record<Side, string> {
  const { messages } = useSite();
  return { for: messages.sideFor, against: messages.sideAgainst, common: messages.sideCommon };
}

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
  children?: ReactNode;
  className?: string;
}

/** The name of a side in its color, with its sign. */
export const SideName = memo(({ side, children, className }: SideNameProps) => {
  const names = useSideNames();
  return (
    <span
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
      {children ?? names[side]}
    </span>
  );
});
