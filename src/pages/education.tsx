import { graphql, type HeadProps, type PageProps } from "gatsby";
import type { Present } from "../content/present";
import { CallToAction } from "../sections/CallToAction";
import { CardGrid } from "../sections/CardGrid";
import { FlowSection } from "../sections/FlowSection";
import { Hero } from "../sections/Hero";
import { StatRow } from "../sections/StatRow";
import { VideoButton } from "../sections/VideoButton";
import { PageHead } from "../seo/PageHead";
import { themed } from "../theme/themes";

export const query = graphql`
  query EducationIndexPageContent {
    page: educationIndexPage {
      ...PageFrame
      videoLabel
      hero { ...Hero }
      research { ...StatRow }
      areas { ...CardGrid }
      example { ...FlowSheet }
      closing { ...CallToAction }
    }
    integrations { introductionVideo { ...Video } }
    site: siteSettings { ...SiteHead }
  }
`;

type Content = Present<Queries.EducationIndexPageContentQuery>;

export default function EducationPage({ data: { page, integrations } }: PageProps<Content>) {
  return (
    <div sx={themed("education")}>
      <Hero hero={page.hero}>
        <VideoButton label={page.videoLabel} video={integrations.introductionVideo} />
      </Hero>
      <CardGrid section={page.areas} />
      <FlowSection section={page.example} />
      <StatRow section={page.research} />
      <CallToAction section={page.closing} />
    </div>
  );
}

export const Head = ({ data: { page, site } }: HeadProps<Content>) => <PageHead page={page} site={site} />;
