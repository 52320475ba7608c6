import type { ReactElement } from "react";
import { Details } from "../../components/Details";
import { PointList, TitledList } from "../../components/PointList";
import { useSite } from "../../components/useSite";
import { langOf } from "../../shared/langOf";
import { themed, variant } from "../../theme/variant";
import { Section } from "../Section";
import type { EntriesProps } from "./Entries";

const roomy = "@container (min-width: 40rem)";

type RoleCard = EntriesProps["section"]["roles"][number];

interface RoleListProps {
  heading: string;
  headingLang?: string | undefined;
  roles: RoleCard["staffRoles"];
}

const RoleList = ({ roles, ...list }: RoleListProps) => (
  <TitledList
    {...list}
    items={roles.map(({ description, ...role }) => ({ ...role, text: description }))}
  />
);

interface UseCardProps {
  card: RoleCard | EntriesProps["section"]["organizations"][number];
}

function UseCard({ card }: UseCardProps) {
  const { messages, langOfText } = useSite();
  const { slug, title, subtitle, description, benefits, theme } = card;
  const titleId = `${slug}-title`;
  return (
    <li
      id={slug}
      lang={langOf(card)}
      sx={{
        ...themed(theme),
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
          [roomy]: {
            gridTemplateColumns: "minmax(0, 6fr) minmax(0, 7fr) auto",
            // Its words are level with the first line next to them.
            "& > button": { mt: "-0.55rem" },
          },
          "& > section": { gridColumn: "1 / -1", width: "100%" },
        }}
      >
        <div sx={{ display: "grid", gap: 1 }}>
          <h3 id={titleId} sx={variant("text.inkTitle")}>
            {title}
          </h3>
          <p sx={{ ...variant("text.label"), textWrap: "balance" }}>{subtitle}</p>
        </div>
        <p sx={variant("text.body")}>{description}</p>
        <Details
          around={card}
          labelledBy={titleId}
          sx={{
            gridTemplateColumns: "minmax(0, 1fr)",
            gap: 5,
            [roomy]: { gridTemplateColumns: "repeat(3, minmax(0, 1fr))" },
          }}
        >
          {"process" in card ? (
            <div sx={{ [roomy]: { gridColumn: "span 2" } }}>
              <TitledList
                heading={messages.process}
                headingLang={langOfText("process", card)}
                items={card.process}
                ordered
              />
            </div>
          ) : (
            <>
              <RoleList
                heading={messages.staffRoles}
                headingLang={langOfText("staffRoles", card)}
                roles={card.staffRoles}
              />
              <RoleList heading={card.partnerHeading} roles={card.volunteerRoles} />
            </>
          )}
          <PointList
            heading={messages.benefits}
            headingLang={langOfText("benefits", card)}
            points={benefits}
          />
        </Details>
      </div>
    </li>
  );
}

/** Uses in non-profits or companies, each with details to open. */
const UseCards = ({ section }: EntriesProps): ReactElement => (
  <Section heading={section}>
    <ul>
      {[...section.roles, ...section.organizations].map((card) => (
        <UseCard key={card.slug} card={card} />
      ))}
    </ul>
  </Section>
);

export default UseCards;
