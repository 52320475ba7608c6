import { graphql } from "gatsby";
import { createContext, useContext } from "react";
import { fillPlaceholders } from "../shared/tokens";

export const fragment = graphql`
  fragment GuideContent on Guide {
    slug
    tokens
    debateWords { ...DebateWords }
    body {
      parts {
        ... on DebatePart { slug { slug ...Debate } }
        ... on PicturePart { slug { slug ...Picture } }
      }
    }
  }
`;

const Current = createContext<Queries.GuideContentFragment | null>(null);

/** Gives the components in a guide's text what they show, apart from their own fields. */
export const GuideProvider = Current.Provider;

export function useGuide(): Queries.GuideContentFragment {
  const guide = useContext(Current);
  if (!guide) throw new Error("This component belongs in the text of a guide.");
  return guide;
}

/** Fills in the words in braces of a text of the guide around a component. */
export function useFilled(): (text: string) => string {
  const { tokens } = useGuide();
  return (text) => fillPlaceholders(text, tokens);
}
