import { graphql } from "gatsby";
import type { ReactElement } from "react";
import type { QueryProps } from "../components/queryProps";
import { Composition } from "../compositions/Composition";
import { compositions } from "../compositions/compositions";
import { PageHero, preloadHero } from "../heroes/components";
import { PageSections, preloadSections } from "../sections/components";
import { PageHead } from "../seo/PageHead";
import { thingsOn } from "../seo/structuredData";

export const query = graphql`
  fragment PageContent on Page {
    ...PageShell
    theme composition
    hero { ...PageHero }
    sections { ...PageSection }
    ... on ScenarioPage { number }
  }
  query ContentPage($id: String!, $translated: Boolean!) {
    page(id: { eq: $id }) { ...PageContent }
  }
`;

type Props = QueryProps<Queries.ContentPageQuery>;

/** Every page but guides: a hero and sections, in the style of a composition. */
export default function PageTemplate({ data: { page } }: Props): ReactElement {
  return (
    <Composition style={compositions[page.composition]} theme={page.theme}>
      <PageHero hero={page.hero} scenario={"number" in page ? page.number : undefined} />
      <PageSections sections={page.sections} />
    </Composition>
  );
}

/** Loads the bundles of a page before it is shown. */
export const preload = ({ page: { hero, sections } }: Props["data"]): Promise<unknown> =>
  Promise.all([preloadHero(hero), preloadSections(sections)]);

/** The head of a page, for search engines and link previews. */
export const Head = ({ data: { page } }: Props): ReactElement | null => (
  <PageHead page={page} about={(shareImage) => thingsOn(page.site, page, shareImage)} />
);
