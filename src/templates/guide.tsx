import { graphql } from "gatsby";
import type { PropsWithChildren, ReactElement } from "react";
import { GuideArticle } from "../article/GuideArticle";
import type { QueryProps } from "../components/queryProps";
import { useSite } from "../components/useSite";
import { Composition } from "../compositions/Composition";
import { standard } from "../compositions/general";
import { LinkList } from "../sections/links/LinkList";
import { PageHead } from "../seo/PageHead";
import { article } from "../seo/structuredData";
import { ownIds } from "../shared/ownIds";
import { screenOnly } from "../theme/mixins";

export const query = graphql`
  query GuidePageContent($id: String!, $translated: Boolean!) {
    page: guide(id: { eq: $id }) {
      ...PageShell
      ...GuideArticle
      theme
      next { ...GuideLinks }
    }
  }
`;

type Props = QueryProps<Queries.GuidePageContentQuery>;

/** A guide, and a link to the next one. */
export default function GuideTemplate({
  data: { page },
  children,
}: PropsWithChildren<Props>): ReactElement {
  const { messages, langOfText } = useSite();
  return (
    <Composition style={standard} theme={page.theme}>
      <GuideArticle guide={page}>{children}</GuideArticle>
      <div sx={screenOnly}>
        <LinkList
          section={{
            anchor: ownIds.nextGuide,
            title: messages.nextGuide,
            lang: langOfText("nextGuide") ?? null,
            guides: [page.next],
          }}
        />
      </div>
    </Composition>
  );
}

export { preload } from "../article/GuideText";

/** The head of a guide, for search engines and link previews. */
export const Head = ({ data: { page } }: Props): ReactElement | null => (
  <PageHead page={page} about={(shareImage) => [article(page.site, page, shareImage)]} />
);
