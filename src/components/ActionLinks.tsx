import { variant } from "../theme/variant";
import { SmartLink } from "./SmartLink";

interface ActionLinksProps {
  links: readonly Queries.LinkFieldsFragment[];
}

/** A row of buttons, the first of them the main one. */
export const ActionLinks = ({ links }: ActionLinksProps) =>
  links.length > 0 ? (
    <div sx={{ display: "flex", flexWrap: "wrap", gap: 3, "@media print": { display: "none" } }}>
      {links.map(({ label, to }, index) => (
        <SmartLink key={label} to={to} sx={variant(index === 0 ? "buttons.primary" : "buttons.secondary")}>
          {label}
        </SmartLink>
      ))}
    </div>
  ) : null;
