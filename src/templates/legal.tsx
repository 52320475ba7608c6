import { graphql } from "gatsby";
import type { QueryProps } from "../content/queryProps";
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

export default function LegalTemplate({
  data: { page, integrations },
}: QueryProps<Queries.LegalPageContentQuery>) {
  return (
    <>
      <Hero hero={page.hero} />
      <PolicyDocument service={integrations.policies} policy={page.policy} />
    </>
  );
}
