import { graphql } from "gatsby";
import type { ReactNode } from "react";
import { useSite } from "../../components/useSite";
import { themed } from "../../theme/themes";
import { variant } from "../../theme/variant";
import { PointList, TitledList } from "../lists/PointList";
import { SectionFrame, type SectionHeading } from "../SectionFrame";
import { Details } from "./Details";

export const fragment = graphql`
  fragment OrganizationCards on OrganizationCard {
    slug title subtitle description benefits colour
    process { ...TitledTextFields }
  }
  fragment RoleCards on RoleCard {
    slug title subtitle description benefits colour partnerHeading
    staffRoles { ...TitledTextFields }
    volunteerRoles { ...TitledTextFields }
  }
`;

interface UseCardProps {
  card: Omit<Queries.OrganizationCardsFragment, "process">;
  letter?: string;
  children: ReactNode;
}

const indent = "2rem";

/** Where the card has space for words next to its title. */
const roomy = "@container (min-width: 40rem)";

/** A use of the platform, with details that a button opens. */
function UseCard({ card, letter, children }: UseCardProps) {
  const { messages } = useSite();
  const { slug, title, subtitle, description, benefits, colour } = card;
  const titleId = `${slug}-title`;
  return (
    <li
      id={slug}
      sx={{
        ...themed(colour),
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
        <div sx={{ display: "grid", gap: 1, pl: letter ? indent : 0, position: "relative" }}>
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
          <PointList heading={messages.benefits} points={benefits} />
        </Details>
      </div>
    </li>
  );
}

interface OrganizationCardsProps {
  section: SectionHeading;
  cards: readonly Queries.OrganizationCardsFragment[];
}

export function OrganizationCards({ section, cards }: OrganizationCardsProps) {
  const { messages } = useSite();
  return (
    <SectionFrame heading={section} layout="stacked">
      <ul>
        {cards.map((card, index) => (
          <UseCard key={card.slug} card={card} letter={String.fromCharCode(65 + index)}>
            <div sx={{ [roomy]: { gridColumn: "span 2" } }}>
              <TitledList heading={messages.process} items={card.process} ordered />
            </div>
          </UseCard>
        ))}
      </ul>
    </SectionFrame>
  );
}

interface RoleCardsProps {
  section: SectionHeading;
  cards: readonly Queries.RoleCardsFragment[];
}

export function RoleCards({ section, cards }: RoleCardsProps) {
  const { messages } = useSite();
  return (
    // Around the heading, there is room for three.
    <SectionFrame heading={section} layout={cards.length === 3 ? "around" : "stacked"}>
      <ul data-slot="voices">
        {cards.map((card) => (
          <UseCard key={card.slug} card={card}>
            <TitledList heading={messages.staffRoles} items={card.staffRoles} />
            <TitledList heading={card.partnerHeading} items={card.volunteerRoles} />
          </UseCard>
        ))}
      </ul>
    </SectionFrame>
  );
}
