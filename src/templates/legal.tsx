import { graphql, type PageProps } from "gatsby";
import type { Present } from "../content/present";
import { Hero } from "../sections/Hero";
import { PolicyDocument } from "../sections/PolicyDocument";

export { Head } from "../seo/PageHead";

export const query = graphql`
  query LegalPageContent($id: String!) {
    page: legalPage(id: { eq: $id }) {
      ...PageFrame
      policy
      hero { ...Hero }
    }
    integrations { policies { ...PolicyService } }
    site: siteSettings { ...SiteHead }
  }
`;

type Content = Present<Queries.LegalPageContentQuery>;

export default function LegalTemplate({ data: { page, integrations } }: PageProps<Content>) {
  return (
    <>
      <Hero hero={page.hero} />
      <PolicyDocument service={integrations.policies} policy={page.policy} />
    </>
  );
}
