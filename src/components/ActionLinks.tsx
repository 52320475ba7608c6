import type { ReactElement, ReactNode } from "react";
import { inline, screenOnly } from "../theme/mixins";
import { variant } from "../theme/variant";
import { SmartLink } from "./SmartLink";

type ActionLink = Queries.LinkFieldsFragment & { about?: string | null };

const variants = ["buttons.primary", "buttons.secondary"] as const;

interface ActionLinksProps {
  links: readonly ActionLink[];
  /** Buttons after the links. */
  children?: ReactNode;
}

/** What a visitor can do next: the most important link as a full button, the second as an outlined one, all others as small ones. */
export const ActionLinks = ({ links, children }: ActionLinksProps): ReactElement | null =>
  links.length > 0 || children ? (
    <div
      sx={{
        ...inline,
        alignItems: "center",
        columnGap: 3,
        rowGap: [2, 3],
        ...screenOnly,
      }}
    >
      {links.map((link, index) => (
        <SmartLink key={link.label} {...link} sx={variant(variants[index] ?? "buttons.compact")} />
      ))}
      {children}
    </div>
  ) : null;
