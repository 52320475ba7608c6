import { graphql, type HeadProps, type PageProps } from "gatsby";
import type { Present } from "../content/present";
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

type Content = Present<Queries.NotFoundPageContentQuery>;

export default function NotFoundPage({ data: { page } }: PageProps<Content>) {
  return (
    <>
      <Hero hero={page.hero} />
      <LinkList section={page.help} />
    </>
  );
}

export const Head = ({ data: { page, site } }: HeadProps<Content>) => (
  <PageHead page={page} site={site} hidden />
);
