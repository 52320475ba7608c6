import { graphql } from "gatsby";
import type { QueryProps } from "../content/queryProps";
import { CallToAction } from "../sections/CallToAction";
import { CardGrid } from "../sections/cards/CardGrid";
import { SectorCards } from "../sections/cards/SectorCards";
import { Composition } from "../sections/compositions/Composition";
import { program } from "../sections/compositions/sheetStyles";
import { Hero } from "../sections/Hero";
import { LinkList } from "../sections/lists/LinkList";
import { StatRow } from "../sections/lists/StatRow";
import { StepList } from "../sections/lists/StepList";

export { Head } from "../seo/PageHead";

export const query = graphql`
  query PilotProgramPageContent {
    page: pilotProgramPage {
      ...PageFrame
      hero { ...Hero }
      sectors { ...SectionHeadingFields }
      research { ...StatRow }
      benefits { ...CardGrid }
      process { ...StepList }
      resources { ...LinkList }
      contact { ...CallToAction }
    }
    sectors: allSector { nodes { ...SectorCards } }
    site: siteSettings { ...SiteHead }
  }
`;

export default function PilotProgramPage({
  data: { page, sectors },
}: QueryProps<Queries.PilotProgramPageContentQuery>) {
  return (
    <Composition style={program}>
      <Hero hero={page.hero} layout="split" />
      <SectorCards section={page.sectors} sectors={sectors.nodes} />
      <StatRow section={page.research} />
      <CardGrid section={page.benefits} />
      <StepList section={page.process} />
      <LinkList section={page.resources} />
      <CallToAction section={page.contact} />
    </Composition>
  );
}
