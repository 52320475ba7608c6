import type { FAQPage } from "schema-dts";
import { withoutLinks } from "../content/textLinks";

interface Question {
  readonly question: string;
  readonly answer: string | null;
}

/**
 * Questions with their answers (https://schema.org/FAQPage).
 * @param origin the site's own
 * @param path the address of the page that shows them
 * @param questions those without an answer are left out
 * @returns the page of questions; empty when none has an answer
 */
export function faqPages(origin: string, path: string, questions: readonly Question[]): FAQPage[] {
  const mainEntity = questions.flatMap(({ question, answer }) =>
    answer
      ? {
          "@type": "Question" as const,
          name: question,
          acceptedAnswer: { "@type": "Answer" as const, text: withoutLinks(answer) },
        }
      : [],
  );
  return mainEntity.length === 0
    ? []
    : [{ "@type": "FAQPage", "@id": `${origin}${path}#questions`, mainEntity }];
}
