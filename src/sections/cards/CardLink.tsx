import { ArrowRight } from "lucide-react";
import { SmartLink } from "../../components/SmartLink";
import { variant } from "../../theme/variant";

interface CardLinkProps {
  to: Queries.LinkTargetFragment;
  label: string;
}

/** The link at the end of a card, with an arrow. */
export const CardLink = ({ to, label }: CardLinkProps) => {
  const words = label.split(" ");
  const last = words.pop();
  return (
    <SmartLink
      to={to}
      sx={{
        ...variant("links.text"),
        display: "inline-block",
        py: 1,
        lineHeight: 1.4,
        color: "var(--ink)",
        "& svg": { display: "inline-block", ml: "0.35em", verticalAlign: "-0.2em", transition: "transform 160ms ease-out" },
        "@media (hover: hover)": { "&:hover svg": { transform: "translateX(4px)" } },
      }}
    >
      {words.map((word) => `${word} `).join("")}
      {/* Keeps the arrow on the line of the last word. Between them is a margin, because a space would be underlined. */}
      <span sx={{ whiteSpace: "nowrap" }}>
        {last}
        <ArrowRight aria-hidden size={18} />
      </span>
    </SmartLink>
  );
};
