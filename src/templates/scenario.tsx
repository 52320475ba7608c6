import { graphql, Link } from "gatsby";
import { ArrowLeft } from "lucide-react";
import { useSite } from "../components/useSite";
import type { QueryProps } from "../content/queryProps";
import { fillPlaceholders } from "../content/tokens";
import { Composition } from "../sections/compositions/Composition";
import { docketStyle } from "../sections/compositions/docketStyle";
import { Hero } from "../sections/Hero";
import { PageSections } from "../sections/PageSections";
import { screenOnly } from "../theme/patterns";
import { variant } from "../theme/variant";

export { Head } from "../seo/PageHead";

export const query = graphql`
  query ScenarioPageContent($id: String!) {
    page: scenarioPage(id: { eq: $id }) {
      ...PageFrame
      theme
      number
      hero { ...Hero }
      sections { ...PageSections }
    }
    site: siteSettings { ...SiteHead }
  }
`;

function BackLink({ scenario }: { scenario: number }) {
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
          ...screenOnly,
        }}
      >
        <ArrowLeft aria-hidden size={16} />
        {messages.backToGovernment}
      </Link>
      <span sx={{ color: "muted" }}>
        {fillPlaceholders(messages.scenarioNumber, { number: scenario })}
      </span>
    </p>
  );
}

export default function ScenarioTemplate({
  data: { page },
}: QueryProps<Queries.ScenarioPageContentQuery>) {
  return (
    <Composition style={docketStyle} theme={page.theme}>
      <Hero hero={page.hero} before={<BackLink scenario={page.number} />} />
      <PageSections sections={page.sections} />
    </Composition>
  );
}
