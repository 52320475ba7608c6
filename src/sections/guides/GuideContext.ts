import { graphql } from "gatsby";
import { createContext, useContext } from "react";
import type { Tokens } from "../../content/tokens";

export const fragment = graphql`
  fragment GuideContent on Guide {
    slug
    body {
      links {
        written
        to {
          ...LinkTarget
        }
      }
      parts {
        ... on FigurePart {
          slug {
            slug
            number
            label
            description
          }
        }
      }
    }
  }
  fragment GuideWords on GuidesPage {
    path
    words {
      contents
      readingTime
      lastChanged
      download
      minutes
      activity
      more
      all
    }
  }
`;

/** What the components in a guide's text show, apart from their own fields. */
export interface GuideContent extends Queries.GuideContentFragment {
  tokens: Tokens;
  words: Queries.GuideWordsFragment["words"];
}

const Current = createContext<GuideContent | null>(null);

export const GuideProvider = Current.Provider;

/**
 * The guide around a component.
 * @throws outside a guide
 */
export function useGuide(): GuideContent {
  const guide = useContext(Current);
  if (!guide) throw new Error("This component belongs in the text of a guide.");
  return guide;
}
