import { graphql } from "gatsby";
import { compositions } from "../compositions/compositions";
import type { QueryProps } from "../content/queryProps";
import { PageHero, preloadHero } from "../heroes/components";
import { PageSections, preloadSections } from "../sections/components";
import { PageWalks } from "../sections/debate/walk";
import { PageHead, pictureOfPage } from "../seo/PageHead";
import { thingsOn } from "../seo/pageThings";

export const query = graphql`
  fragment PageContent on Page {
    ...PageFrame
    theme composition
    hero { ...PageHero }
    sections { ...PageSection }
    ... on ScenarioPage { number }
  }
  query ContentPage($id: String!) {
    page(id: { eq: $id }) { ...PageContent }
    site: siteSettings { ...SiteHead }
  }
`;

type Props = QueryProps<Queries.ContentPageQuery>;

/** Every page but guides: a hero and sections, in the style of a composition. */
export default function PageTemplate({ data: { page } }: Props) {
  const Composition = compositions[page.composition];
  return (
    <Composition theme={page.theme}>
      <PageWalks>
        <PageHero hero={page.hero} number={"number" in page ? page.number : undefined} />
        <PageSections sections={page.sections} />
      </PageWalks>
    </Composition>
  );
}

/** Loads the bundles of a page before it is shown. */
PageTemplate.preload = ({ page }: Props["data"]) => {
  const composition = compositions[page.composition];
  return Promise.all([
    "preload" in composition && composition.preload(),
    preloadHero(page.hero),
    preloadSections(page.sections),
  ]);
};

export const Head = ({ data: { page, site } }: Props) => (
  <PageHead
    page={page}
    site={site}
    about={thingsOn(page, site, pictureOfPage(page, site))}
    hidden={page.path === "/404"}
  />
);
