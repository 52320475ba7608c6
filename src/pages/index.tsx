import { graphql, type HeadProps, type PageProps } from "gatsby";
import { FlowSheet } from "../components/flowSheet/FlowSheet";
import type { Present } from "../content/present";
import { CallToAction } from "../sections/CallToAction";
import { CardGrid } from "../sections/cards/CardGrid";
import { Hero } from "../sections/Hero";
import { StatRow } from "../sections/lists/StatRow";
import { StoreLinks } from "../sections/StoreLinks";
import { SampleDebate } from "../sections/sampleDebate/SampleDebate";
import { PageHead } from "../seo/PageHead";

export const query = graphql`
  query HomePageContent {
    page: homePage {
      ...PageFrame
      hero { ...Hero }
      flow { ...FlowSheet }
      research { ...StatRow }
      features { ...CardGrid }
      audiences { ...CardGrid }
      scale { ...SectionHeadingFields }
      stores { ...LinkList }
      closing { ...CallToAction }
    }
    debate: sampleDebate { ...SampleDebate }
    site: siteSettings { ...SiteHead }
  }
`;

type Content = Present<Queries.HomePageContentQuery>;

export default function HomePage({ data: { page, debate } }: PageProps<Content>) {
  return (
    <>
      <Hero hero={page.hero} layout="beside" aside={<FlowSheet sheet={page.flow} first />} />
      <StatRow section={page.research} />
      <CardGrid section={page.features} />
      <CardGrid section={page.audiences} />
      <SampleDebate section={page.scale} debate={debate} />
      <StoreLinks section={page.stores} />
      <CallToAction section={page.closing} />
    </>
  );
}

export const Head = ({ data: { page, site } }: HeadProps<Content>) => <PageHead page={page} site={site} />;
