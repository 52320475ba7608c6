import { graphql } from "gatsby";
import type { QueryProps } from "../components/useSite";
import { Composition } from "../compositions/Composition";
import { compositions } from "../compositions/compositions";
import { PageHero, preloadHero } from "../heroes/components";
import { PageSections, preloadSections } from "../sections/components";
import { PageHead } from "../seo/PageHead";
import { thingsOn } from "../seo/structuredData";

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
  return (
    <Composition style={compositions[page.composition]} theme={page.theme}>
      <PageHero hero={page.hero} scenario={"number" in page ? page.number : undefined} />
      <PageSections sections={page.sections} />
    </Composition>
  );
}

/** Loads the bundles of a page before it is shown. */
export const preload = ({ page: { hero, sections } }: Props["data"]) =>
  Promise.all([preloadHero(hero), preloadSections(sections)]);

export const Head = ({ data: { page, site } }: Props) => (
  <PageHead
    page={page}
    site={site}
    about={(picture) => thingsOn(site, page, picture)}
    hidden={page.path === "/404"}
  />
);
