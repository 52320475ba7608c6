import { ArrowRight } from "lucide-react";
import { SmartLink } from "../components/SmartLink";

interface CardLinkProps {
  to: Queries.LinkTargetFragment;
  label: string;
}

/** The link at the end of a card, with an arrow that leans towards where it leads. */
export const CardLink = ({ to, label }: CardLinkProps) => (
  <SmartLink
    to={to}
    sx={{
      variant: "links.text",
      display: "inline-flex",
      alignItems: "center",
      gap: 2,
      py: 1,
      color: "var(--ink)",
      "& > svg": { flex: "none", transition: "transform 160ms ease-out" },
      "@media (hover: hover)": { "&:hover > svg": { transform: "translateX(4px)" } },
    }}
  >
    {label}
    <ArrowRight aria-hidden size={18} />
  </SmartLink>
);
