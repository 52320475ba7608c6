import { graphql } from "gatsby";
import type { PropsWithChildren } from "react";
import type { QueryProps } from "../content/queryProps";
import { Composition } from "../sections/compositions/Composition";
import { sheet } from "../sections/compositions/sheetStyles";
import { GuideArticle } from "../sections/guides/GuideArticle";
import { GuideProvider } from "../sections/guides/GuideContext";
import { GuideList } from "../sections/guides/GuideList";
import { PageHead, pictureOfPage } from "../seo/PageHead";
import { article } from "../seo/pageThings";
import { screenOnly } from "../theme/patterns";

export const query = graphql`
  query GuidePageContent($id: String!) {
    page: guide(id: { eq: $id }) {
      ...PageFrame
      ...GuideArticle
      ...GuideContent
      theme
      guideGroup { ...GuideList }
    }
    site: siteSettings { ...SiteHead }
  }
`;

type Props = QueryProps<Queries.GuidePageContentQuery>;

export default function GuideTemplate({ data: { page }, children }: PropsWithChildren<Props>) {
  return (
    <Composition style={sheet} theme={page.theme}>
      <GuideProvider value={page}>
        <GuideArticle guide={page}>{children}</GuideArticle>
      </GuideProvider>
      <div sx={screenOnly}>
        <GuideList group={page.guideGroup} title={page.words.more} except={page.path} />
      </div>
    </Composition>
  );
}

export const Head = ({ data: { page, site } }: Props) => (
  <PageHead page={page} site={site} about={[article(site, page, pictureOfPage(page, site))]} />
);
