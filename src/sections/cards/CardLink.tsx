import { ArrowRight } from "lucide-react";
import { SmartLink } from "../../components/SmartLink";
import { variant } from "../../theme/variant";

interface CardLinkProps {
  to: Queries.LinkTargetFragment;
  label: string;
}

/** The link at the end of a card, with an arrow. */
export const CardLink = ({ to, label }: CardLinkProps) => (
  <SmartLink
    to={to}
    sx={{
      ...variant("links.text"),
      display: "inline-block",
      py: 1,
      lineHeight: 1.4,
      color: "var(--ink)",
      "& > svg": { display: "inline-block", verticalAlign: "-0.2em", transition: "transform 160ms ease-out" },
      "@media (hover: hover)": { "&:hover > svg": { transform: "translateX(4px)" } },
    }}
  >
    {label}
    {/* A no-break space keeps the arrow on the line of the last word. */}
    {"\u00a0"}
    <ArrowRight aria-hidden size={18} />
  </SmartLink>
);
