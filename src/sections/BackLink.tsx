import { Link } from "gatsby";
import { ArrowLeft } from "lucide-react";
import { useSite } from "../components/useSite";
import { fillPlaces } from "../content/tokens";
import { variant } from "../theme/variant";

/** A link from a scenario back to the overview, with the scenario's number. */
export function BackLink({ scenario }: { scenario: number }) {
  const { messages } = useSite();
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
      <Link
        to="/government-sector"
        sx={{
          ...variant("links.text"),
          display: "inline-flex",
          alignItems: "center",
          gap: 2,
          py: 1,
          color: "var(--ink)",
          "@media print": { display: "none" },
        }}
      >
        <ArrowLeft aria-hidden size={16} />
        {messages.backToGovernment}
      </Link>
      <span sx={{ color: "muted" }}>
        {fillPlaces(messages.scenarioNumber, { number: scenario })}
      </span>
    </p>
  );
}
