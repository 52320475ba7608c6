import type { ReactNode } from "react";
import { type ThemeName, themed } from "../../theme/themes";
import { variant } from "../../theme/variant";
import { Details } from "./Details";

interface DetailCardProps {
  slug: string;
  title: string;
  subtitle: string;
  description: string;
  color: ThemeName;
  /** A letter before the title, as for an option. */
  letter?: string | undefined;
  /** The content of the details. */
  children: ReactNode;
}

/** The place of a letter. */
const indent = "2rem";

/** Where the card has space for words next to its title. */
const roomy = "@container (min-width: 40rem)";

/** A card with details that a button opens. */
export function DetailCard({
  slug,
  title,
  subtitle,
  description,
  color,
  letter,
  children,
}: DetailCardProps) {
  const titleId = `${slug}-title`;
  return (
    <li
      id={slug}
      sx={{
        ...themed(color),
        position: "relative",
        containerType: "inline-size",
        py: [2, 4],
        borderTop: "rule",
        "&:first-of-type": { borderTop: "none", pt: 0 },
        "&:last-of-type": { pb: 0 },
        "@media print": { breakInside: "auto" },
      }}
    >
      <div
        sx={{
          display: "grid",
          columnGap: 5,
          rowGap: [1, 2],
          justifyItems: "start",
          alignItems: "start",
          "& > p, & > button": { ml: letter ? indent : 0 },
          [roomy]: {
            gridTemplateColumns: "minmax(0, 6fr) minmax(0, 7fr) auto",
            "& > p, & > button": { ml: 0 },
            // Its words are level with the first line next to them.
            "& > button": { mt: "-0.55rem" },
          },
          "& > section": { gridColumn: "1 / -1", width: "100%" },
        }}
      >
        <div
          sx={{
            display: "grid",
            gap: 1,
            alignContent: "start",
            pl: letter ? indent : 0,
            position: "relative",
          }}
        >
          {letter && (
            <span
              aria-hidden
              sx={{ ...variant("text.title"), position: "absolute", left: 0, color: "var(--ink)" }}
            >
              {letter}
            </span>
          )}
          <h3 id={titleId} sx={{ ...variant("text.title"), color: "var(--ink)" }}>
            {title}
          </h3>
          <p sx={{ ...variant("text.label"), textWrap: "balance" }}>{subtitle}</p>
        </div>
        <p sx={variant("text.body")}>{description}</p>
        <Details
          labelledBy={titleId}
          sx={{
            gridTemplateColumns: "minmax(0, 1fr)",
            gap: 5,
            [roomy]: { gridTemplateColumns: "repeat(3, minmax(0, 1fr))" },
          }}
        >
          {children}
        </Details>
      </div>
    </li>
  );
}
