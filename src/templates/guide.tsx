import { graphql, type HeadProps, type PageProps } from "gatsby";
import type { Present } from "../content/present";
import { Composition } from "../sections/compositions/Composition";
import { sheet } from "../sections/compositions/sheet";
import { GuideArticle } from "../sections/guides/GuideArticle";
import { GuideProvider } from "../sections/guides/GuideContext";
import { GuideList } from "../sections/guides/GuideList";
import { guideData } from "../seo/guideData";
import { PageHead, pictureOfPage } from "../seo/PageHead";

export const query = graphql`
  query GuidePageContent($id: String!) {
    page: guide(id: { eq: $id }) {
      ...PageFrame
      ...GuideArticle
      ...GuideContent
      theme
      kind
      body { parts { ... on MinutesPart { from to title text } } }
      guideGroup { ...GuideList }
    }
    site: siteSettings { ...SiteHead }
  }
`;

type Content = Present<Queries.GuidePageContentQuery>;

export default function GuideTemplate({ data: { page }, children }: PageProps<Content>) {
  return (
    <Composition style={sheet} theme={page.theme}>
      <GuideProvider value={page}>
        <GuideArticle guide={page}>{children}</GuideArticle>
      </GuideProvider>
      <div sx={{ "@media print": { display: "none" } }}>
        <GuideList group={page.guideGroup} title={page.words.more} except={page.path} />
      </div>
    </Composition>
  );
}

export const Head = ({ data: { page, site } }: HeadProps<Content>) => (
  <PageHead page={page} site={site} about={guideData(site, page, pictureOfPage(page, site))} />
);
