import { graphql, type HeadProps, type PageProps } from "gatsby";
import type { Present } from "../content/present";
import { CallToAction } from "../sections/CallToAction";
import { FlowSection } from "../sections/FlowSection";
import { Hero } from "../sections/Hero";
import { RoleCards } from "../sections/RoleCards";
import { PageHead } from "../seo/PageHead";
import { themed } from "../theme/themes";

export const query = graphql`
  query NonprofitsPageContent {
    page: nonprofitsPage {
      ...PageFrame
      hero { ...Hero }
      uses { ...SectionHeadingFields }
      example { ...FlowSheet }
      closing { ...CallToAction }
    }
    uses: allRoleCard { nodes { ...RoleCards } }
    site: siteSettings { ...SiteHead }
  }
`;

type Content = Present<Queries.NonprofitsPageContentQuery>;

export default function NonprofitsPage({ data: { page, uses } }: PageProps<Content>) {
  return (
    <div sx={themed("nonprofit")}>
      <Hero hero={page.hero} />
      <FlowSection section={page.example} />
      <RoleCards section={page.uses} cards={uses.nodes} />
      <CallToAction section={page.closing} />
    </div>
  );
}

export const Head = ({ data: { page, site } }: HeadProps<Content>) => <PageHead page={page} site={site} />;
