import { graphql, type HeadProps, type PageProps } from "gatsby";
import type { Present } from "../content/present";
import { Composition } from "../sections/compositions/Composition";
import { sheet } from "../sections/compositions/sheet";
import { GuideArticle } from "../sections/guides/GuideArticle";
import { GuideProvider } from "../sections/guides/GuideContext";
import { GuideLinks } from "../sections/guides/GuideLinks";
import { guideData } from "../seo/guideData";
import { PageHead, pictureOfPage } from "../seo/PageHead";

export const query = graphql`
  query GuidePageContent($id: String!) {
    page: guide(id: { eq: $id }) {
      ...PageFrame
      ...GuideArticle
      ...GuideContent
      theme
      audience
      kind
      body { parts { ... on MinutesPart { from to title } } }
    }
    guides: guidesPage { ...GuideWords }
    site: siteSettings { ...SiteHead product products }
    scenarios: allScenarioPage { totalCount }
    plans: allPlan { totalCount }
  }
`;

type Content = Present<Queries.GuidePageContentQuery>;

export default function GuideTemplate({ data, children }: PageProps<Content>) {
  const { page, guides, site, scenarios, plans } = data;
  const tokens = { ...site, scenarios: scenarios.totalCount, plans: plans.totalCount };
  return (
    <Composition style={sheet} theme={page.theme}>
      <GuideProvider value={{ ...page, tokens, words: guides.words }}>
        <GuideArticle guide={page} words={guides.words} site={site}>
          {children}
        </GuideArticle>
      </GuideProvider>
      <GuideLinks audience={page.audience} except={page.path} />
    </Composition>
  );
}

export const Head = ({ data: { page, site } }: HeadProps<Content>) => (
  <PageHead page={page} site={site} about={guideData(site, page, pictureOfPage(page, site))} />
);
