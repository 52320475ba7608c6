import { variant } from "../theme/variant";
import { SmartLink } from "./SmartLink";

interface ActionLinksProps {
  links: readonly Queries.LinkFieldsFragment[];
  /** Whether all but the first are plain links on phones, where each button would take a row. */
  compact?: boolean;
}

/** A row of buttons, the first of them the main one. */
export const ActionLinks = ({ links, compact = false }: ActionLinksProps) =>
  links.length > 0 ? (
    <div
      sx={{
        display: "flex",
        flexWrap: "wrap",
        alignItems: "center",
        columnGap: compact ? [4, 3] : 3,
        rowGap: compact ? [1, 3] : 3,
        "@media print": { display: "none" },
      }}
    >
      {links.map(({ label, to }, index) => (
        <SmartLink key={label} to={to} sx={variant(index === 0 ? "buttons.primary" : compact ? "buttons.compact" : "buttons.secondary")}>
          {label}
        </SmartLink>
      ))}
    </div>
  ) : null;
