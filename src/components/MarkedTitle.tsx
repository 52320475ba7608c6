import type { ReactElement } from "react";
import { aroundFirst } from "../shared/aroundFirst";
import { colorReference } from "../theme/colors";
import { FittedTitle } from "./FittedTitle";

const marker = colorReference("marker");

const marked = {
  background: `linear-gradient(${marker}, ${marker}) 0 70% / 100% 0.98em no-repeat`,
  color: "marked",
  px: "0.05em",
  mx: "-0.05em",
  boxDecorationBreak: "clone",
  "@media (forced-colors: active)": { textDecoration: "underline" },
} as const;

interface MarkedTitleProps {
  title: string;
  highlight?: string | null;
}

/** The words of a heading, with its highlight marked. */
export const MarkedTitle = ({ title, highlight }: MarkedTitleProps): ReactElement => {
  if (!highlight) return <FittedTitle title={title} />;
  const [before, after] = aroundFirst(title, highlight);
  return (
    <FittedTitle title={title}>
      {/* Above the marker, which would cut the letters of the line above it. */}
      <span sx={{ position: "relative", zIndex: 1 }}>{before}</span>
      <mark sx={marked}>{highlight}</mark>
      {after}
    </FittedTitle>
  );
};
