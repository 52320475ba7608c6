import { graphql, type HeadProps, type PageProps } from "gatsby";
import type { Present } from "../content/present";
import { Hero } from "../sections/Hero";
import { PolicyDocument } from "../sections/PolicyDocument";
import { PageHead } from "../seo/PageHead";

export const query = graphql`
  query TermsPageContent {
    page: legalPage(path: { eq: "/terms" }) {
      ...PageFrame
      policy
      hero { ...Hero }
    }
    integrations { policies { ...PolicyService } }
    site: siteSettings { ...SiteHead }
  }
`;

type Content = Present<Queries.TermsPageContentQuery>;

export default function TermsPage({ data: { page, integrations } }: PageProps<Content>) {
  return (
    <>
      <Hero hero={page.hero} />
      <PolicyDocument service={integrations.policies} policy={page.policy} />
    </>
  );
}

export const Head = ({ data: { page, site } }: HeadProps<Content>) => (
  <PageHead page={page} site={site} />
);
