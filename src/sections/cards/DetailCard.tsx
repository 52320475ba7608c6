import { type ReactNode, useState } from "react";
import { Collapsible } from "../../components/Collapsible";
import { useSite } from "../../components/useSite";
import { type ThemeName, themed } from "../../theme/themes";
import { variant } from "../../theme/variant";

interface DetailCardProps {
  slug: string;
  title: string;
  subtitle: string;
  description: string;
  color: ThemeName;
  /** The content of the details. */
  children: ReactNode;
}

/** A card with details that a button opens. */
export function DetailCard({ slug, title, subtitle, description, color, children }: DetailCardProps) {
  const { messages } = useSite();
  const [open, setOpen] = useState(false);
  const titleId = `${slug}-title`;
  return (
    <li id={slug} sx={{ ...themed(color), py: 5, borderBottom: "rule", display: "grid", gap: 3 }}>
      <div sx={{ display: "grid", gridTemplateColumns: ["1fr", "minmax(0, 2fr) minmax(0, 3fr)"], columnGap: 5, rowGap: 2 }}>
        <div sx={{ display: "grid", gap: 1, alignContent: "start" }}>
          <h3 id={titleId} sx={{ ...variant("text.title"), color: "var(--ink)" }}>
            {title}
          </h3>
          <p sx={{ ...variant("text.label"), textWrap: "balance" }}>{subtitle}</p>
        </div>
        <div sx={{ display: "grid", gap: 2, justifyItems: "start" }}>
          <p sx={variant("text.body")}>{description}</p>
        </div>
      </div>
      <div>
        <Collapsible
          open={open}
          onToggle={() => setOpen(!open)}
          label={open ? messages.hideDetails : messages.viewDetails}
          labelledBy={titleId}
        >
          <div sx={{ display: "grid", gridTemplateColumns: ["1fr", null, "repeat(3, minmax(0, 1fr))"], gap: 5, py: 4 }}>{children}</div>
        </Collapsible>
      </div>
    </li>
  );
}
