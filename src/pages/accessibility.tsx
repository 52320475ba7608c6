import { graphql } from "gatsby";
import type { QueryProps } from "../content/queryProps";
import { CallToAction } from "../sections/CallToAction";
import { Hero } from "../sections/Hero";
import { TermList } from "../sections/lists/TermList";
import { Prose } from "../sections/Prose";

export { Head } from "../seo/PageHead";

export const query = graphql`
  query AccessibilityPageContent {
    page: accessibilityPage {
      ...PageFrame
      hero { ...Hero }
      standard { ...Prose }
      checks { ...ClaimList }
      limits { ...TermList }
      report { ...CallToAction }
    }
    site: siteSettings { ...SiteHead }
  }
`;

export default function AccessibilityPage({
  data: { page },
}: QueryProps<Queries.AccessibilityPageContentQuery>) {
  return (
    <>
      <Hero hero={page.hero} />
      <Prose section={page.standard} />
      <TermList section={page.checks} />
      <TermList section={page.limits} />
      <CallToAction section={page.report} />
    </>
  );
}
