import { graphql } from "gatsby";
import type { QueryProps } from "../content/queryProps";
import { Hero } from "../sections/Hero";
import { LinkList } from "../sections/lists/LinkList";
import { PageHead } from "../seo/PageHead";

export const query = graphql`
  query NotFoundPageContent {
    page: notFoundPage {
      ...PageFrame
      hero { ...Hero }
      help { ...LinkList }
    }
    site: siteSettings { ...SiteHead }
    known: allPage(sort: { path: ASC }) { nodes { label path } }
  }
`;

type Props = QueryProps<Queries.NotFoundPageContentQuery>;

export default function NotFoundPage({ data: { page } }: Props) {
  return (
    <>
      <Hero hero={page.hero} />
      <LinkList section={page.help} />
    </>
  );
}

export const Head = ({ data: { page, site } }: Props) => (
  <PageHead page={page} site={site} hidden />
);
