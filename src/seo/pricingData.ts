import type { FAQPage, Offer } from "schema-dts";
import { type PlanPrices, planPrice } from "../content/prices";

interface Plan extends PlanPrices {
  readonly title: string;
}

interface Question {
  readonly question: string;
  readonly answer: string;
}

/**
 * The plans as offers of the application, at their price by the month for one user.
 * Plans whose price is agreed on have none to tell.
 */
export const planOffers = (origin: string, plans: readonly Plan[]): Offer[] =>
  plans.flatMap((plan) => {
    const price = planPrice(plan, { billing: "monthly", ai: false });
    if (price === null) return [];
    const offer: Offer = {
      "@type": "Offer",
      "@id": `${origin}/pricing#${plan.title.toLowerCase()}`,
      name: plan.title,
      url: `${origin}/pricing`,
      price: price.toFixed(2),
      priceCurrency: "USD",
      availability: "https://schema.org/InStock",
      itemOffered: { "@id": `${origin}/#application` },
    };
    return [offer];
  });

/** Questions with their answers, as search engines take them. */
export const faqPage = (origin: string, questions: readonly Question[]): FAQPage => ({
  "@type": "FAQPage",
  "@id": `${origin}/pricing#questions`,
  mainEntity: questions.map(({ question, answer }) => ({
    "@type": "Question",
    name: question,
    acceptedAnswer: { "@type": "Answer", text: answer },
  })),
});
