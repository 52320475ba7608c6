import { graphql } from "gatsby";
import type { QueryProps } from "../content/queryProps";
import { CallToAction } from "../sections/CallToAction";
import { Composition } from "../sections/compositions/Composition";
import { ledger } from "../sections/compositions/sheetStyles";
import { Hero } from "../sections/Hero";
import { Faq } from "../sections/lists/Faq";
import { PlanComparison } from "../sections/pricing/PlanComparison";
import { PlanEstimate } from "../sections/pricing/PlanEstimate";
import { PlanPicker } from "../sections/pricing/PlanPicker";
import { usePriceOptions } from "../sections/pricing/priceQuery";
import { PageHead } from "../seo/PageHead";
import { faqPages, planOffers } from "../seo/pageThings";

export const query = graphql`
  query PricingPageContent {
    page: pricingPage {
      ...PageFrame
      hero { ...Hero }
      plans { ...PlanPicker }
      estimate { ...PlanEstimate }
      comparison { ...SectionHeadingFields }
      faq { ...SectionHeadingFields }
      closing { ...CallToAction }
    }
    plans: allPlan { nodes { ...PlanFields } }
    comparison: allComparisonGroup { nodes { ...PlanComparison } }
    faq: allFaqItem { nodes { ...Faq } }
    site: siteSettings { ...SiteHead }
  }
`;

type Props = QueryProps<Queries.PricingPageContentQuery>;

/** What depends on the chosen options, so that the rest of the page doesn't render again. */
function Prices({ page, plans }: Pick<Props["data"], "page" | "plans">) {
  const [options, choose] = usePriceOptions();
  return (
    <>
      <PlanPicker section={page.plans} plans={plans.nodes} options={options} onChoose={choose} />
      <PlanEstimate section={page.estimate} plans={plans.nodes} options={options} />
    </>
  );
}

export default function PricingPage({ data: { page, plans, comparison, faq } }: Props) {
  return (
    <Composition style={ledger}>
      <Hero hero={page.hero} />
      <Prices page={page} plans={plans} />
      <PlanComparison section={page.comparison} groups={comparison.nodes} plans={plans.nodes} />
      <Faq section={page.faq} items={faq.nodes} />
      <CallToAction section={page.closing} />
    </Composition>
  );
}

export const Head = ({ data: { page, site, plans, faq } }: Props) => (
  <PageHead
    page={page}
    site={site}
    about={[...planOffers(site.origin, plans.nodes), ...faqPages(site, page, faq.nodes)]}
  />
);
