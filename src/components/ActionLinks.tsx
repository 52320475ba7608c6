import { screenOnly } from "../theme/mixins";
import { variant } from "../theme/variant";
import { SmartLink } from "./SmartLink";

interface ActionLinksProps {
  links: readonly (Queries.LinkFieldsFragment & { readonly about?: string | null })[];
}

const looks = ["buttons.primary", "buttons.secondary"] as const;

/** A row of buttons, the first of them the main one. */
export const ActionLinks = ({ links }: ActionLinksProps) =>
  links.length > 0 ? (
    <div
      sx={{
        display: "flex",
        flexWrap: "wrap",
        alignItems: "center",
        columnGap: [4, 3],
        rowGap: [2, 3],
        ...screenOnly,
      }}
    >
      {links.map(({ label, to, about }, index) => (
        <SmartLink key={label} to={to} sx={variant(looks[index] ?? "buttons.compact")}>
          {label}
          {about && <span sx={variant("text.hidden")}> {about}</span>}
        </SmartLink>
      ))}
    </div>
  ) : null;
