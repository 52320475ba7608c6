import type { ReactElement } from "react";
import { ownLanguage, splitLanguage } from "../shared/languages";
import { parseTarget } from "../shared/targets";
import { useSite } from "./useSite";

/** Returns the language of what a link leads to, if it isn't that of the page: a service knows it, a page has it in its address. */
export function useHreflang({ href, hreflang }: Queries.LinkTargetFragment): string | undefined {
  const { language, languages } = useSite();
  const target = parseTarget(href);
  if (hreflang || target?.kind !== "page") return hreflang ?? undefined;
  const codes = languages.map(({ code }) => code);
  const there = splitLanguage(target.path, codes).language;
  return there === language ? undefined : there;
}

/** Whether what is in a language, if it isn't that of the page, needs an {@link EnglishMark}. */
export const isMarked = (hreflang: string | null | undefined): boolean => hreflang === ownLanguage;

interface EnglishMarkProps {
  className?: string;
}

/** Says, after words about a page or a service, that it is in English. */
export const EnglishMark = ({ className }: EnglishMarkProps): ReactElement => {
  const { inEnglish, language, langOfText } = useSite();
  // Its own language, because the words before it can be in another one.
  const lang = langOfText("inEnglish") ?? language;
  return (
    <>
      {" "}
      <span lang={lang} className={className} sx={{ whiteSpace: "nowrap" }}>
        {inEnglish}
      </span>
    </>
  );
};
