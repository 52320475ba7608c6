import { graphql } from "gatsby";
import type { QueryProps } from "../content/queryProps";
import { CallToAction } from "../sections/CallToAction";
import { Composition } from "../sections/compositions/Composition";
import { index } from "../sections/compositions/sheetStyles";
import { GuideList } from "../sections/guides/GuideList";
import { Hero } from "../sections/Hero";

export { Head } from "../seo/PageHead";

export const query = graphql`
  query GuidesPageContent {
    page: guidesPage {
      ...PageFrame
      hero { ...Hero }
      groups { ...GuideList }
      closing { ...CallToAction }
    }
    site: siteSettings { ...SiteHead }
  }
`;

export default function GuidesPage({ data: { page } }: QueryProps<Queries.GuidesPageContentQuery>) {
  return (
    <Composition style={index}>
      <Hero hero={page.hero} />
      {page.groups.map((group) => (
        // The labels are for the pages of the audiences.
        <GuideList key={group.anchor} group={{ ...group, label: null }} />
      ))}
      <CallToAction section={page.closing} />
    </Composition>
  );
}
