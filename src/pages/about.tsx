import { graphql } from "gatsby";
import type { QueryProps } from "../content/queryProps";
import { CallToAction } from "../sections/CallToAction";
import { CardGrid } from "../sections/cards/CardGrid";
import { aboutStyle } from "../sections/compositions/aboutStyle";
import { Composition } from "../sections/compositions/Composition";
import { Hero } from "../sections/Hero";
import { LinkList } from "../sections/lists/LinkList";
import { StatRow } from "../sections/lists/StatRow";
import { StepList } from "../sections/lists/StepList";
import { Prose } from "../sections/Prose";

export { Head } from "../seo/PageHead";

export const query = graphql`
  query AboutPageContent {
    page: aboutPage {
      ...PageFrame
      hero { ...Hero }
      mission { ...Prose }
      research { ...StatRow }
      differentiators { ...CardGrid }
      journey { ...StepList }
      press { ...LinkList }
      earlyAccess { ...CallToAction }
    }
    site: siteSettings { ...SiteHead }
  }
`;

export default function AboutPage({ data: { page } }: QueryProps<Queries.AboutPageContentQuery>) {
  return (
    <Composition style={aboutStyle}>
      <Hero hero={page.hero} />
      <Prose section={page.mission} />
      <StatRow section={page.research} />
      <CardGrid section={page.differentiators} />
      <StepList section={page.journey} />
      <LinkList section={page.press} />
      <CallToAction section={page.earlyAccess} />
    </Composition>
  );
}
