import { graphql } from "gatsby";
import type { QueryProps } from "../content/queryProps";
import { CallToAction } from "../sections/CallToAction";
import { CardGrid } from "../sections/cards/CardGrid";
import { Composition } from "../sections/compositions/Composition";
import { ledger } from "../sections/compositions/sheetStyles";
import { Hero } from "../sections/Hero";
import { LinkList } from "../sections/lists/LinkList";
import { QuestionList } from "../sections/lists/QuestionList";
import { PageHead } from "../seo/PageHead";
import { faqPages } from "../seo/pageThings";

export const query = graphql`
  query ForBuyersPageContent {
    page: forBuyersPage {
      ...PageFrame
      hero { ...Hero }
      access { ...CardGrid }
      ai { ...CardGrid }
      buying { ...CardGrid }
      policies { ...LinkList }
      website { ...CardGrid }
      questions { ...QuestionList }
      closing { ...CallToAction }
    }
    site: siteSettings { ...SiteHead }
  }
`;

type Props = QueryProps<Queries.ForBuyersPageContentQuery>;

export default function ForBuyersPage({ data: { page } }: Props) {
  return (
    <Composition style={ledger}>
      <Hero hero={page.hero} />
      <CardGrid section={page.access} />
      <CardGrid section={page.ai} />
      <CardGrid section={page.buying} />
      <LinkList section={page.policies} />
      <CardGrid section={page.website} />
      <QuestionList section={page.questions} />
      <CallToAction section={page.closing} />
    </Composition>
  );
}

export const Head = ({ data: { page, site } }: Props) => (
  <PageHead page={page} site={site} about={faqPages(site, page, page.questions.items)} />
);
