import type { FAQPage } from "schema-dts";
import { answeredOnly, type OpenQuestion } from "../content/questions";

/**
 * Questions with their answers (https://schema.org/FAQPage).
 * @param origin the site's own
 * @param path the address of the page that shows them
 * @param questions those without an answer are left out
 * @returns the page of questions; empty when none has an answer
 */
export function faqPages(origin: string, path: string, questions: readonly OpenQuestion[]): FAQPage[] {
  const answered = answeredOnly(questions);
  if (answered.length === 0) return [];
  return [
    {
      "@type": "FAQPage",
      "@id": `${origin}${path}#questions`,
      mainEntity: answered.map(({ question, answer }) => ({
        "@type": "Question",
        name: question,
        acceptedAnswer: { "@type": "Answer", text: answer },
      })),
    },
  ];
}
