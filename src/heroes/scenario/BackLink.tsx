import { ArrowLeft } from "lucide-react";
import { SmartLink } from "../../components/SmartLink";
import { useSite } from "../../components/useSite";
import { fillPlaceholders } from "../../fields/tokens";
import { screenOnly } from "../../theme/patterns";
import { variant } from "../../theme/variant";

/** The link from a scenario to all of them, and its number. */
export function BackLink({ scenario }: { scenario: number }) {
  const { messages, navigation } = useSite();
  return (
    <p
      sx={{
        display: "flex",
        // On phones, the number would be on the link's line in some fonts and below it in others.
        flexDirection: ["column", "row"],
        alignItems: ["start", "center"],
        columnGap: 4,
        rowGap: 1,
        fontSize: "small",
        fontWeight: "strong",
      }}
    >
      <SmartLink
        to={navigation.scenarios.to}
        sx={{
          ...variant("links.text"),
          display: "inline-flex",
          alignItems: "center",
          gap: 2,
          py: 1,
          color: "var(--ink)",
          ...screenOnly,
        }}
      >
        <ArrowLeft aria-hidden size={16} />
        {navigation.scenarios.label}
      </SmartLink>
      <span sx={{ color: "muted" }}>
        {fillPlaceholders(messages.scenarioNumber, { number: scenario })}
      </span>
    </p>
  );
}
