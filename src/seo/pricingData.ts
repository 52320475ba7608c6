import type { Offer } from "schema-dts";
import { type PlanPrices, planPrice } from "../content/prices";

/**
 * The plans as offers of the application (https://schema.org/Offer), with the price of one user for a month. Leaves out plans
 * whose price is negotiated.
 * @param origin the site's own
 */
export const planOffers = (
  origin: string,
  plans: readonly (PlanPrices & { readonly slug: string; readonly title: string })[],
): Offer[] =>
  plans.flatMap((plan) => {
    const price = planPrice(plan, { billing: "monthly", ai: false });
    if (price === null) return [];
    const offer: Offer = {
      "@type": "Offer",
      "@id": `${origin}/pricing#${plan.slug}`,
      name: plan.title,
      url: `${origin}/pricing`,
      price: price.toFixed(2),
      priceCurrency: "USD",
      availability: "https://schema.org/InStock",
      itemOffered: { "@id": `${origin}/#application` },
    };
    return [offer];
  });
