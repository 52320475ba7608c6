import { graphql } from "gatsby";
import type { PropsWithChildren } from "react";
import { GuideArticle } from "../article/GuideArticle";
import { type QueryProps, useSite } from "../components/useSite";
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
      ...PageFrame
      ...GuideArticle
      theme
      next { ...GuideLinks }
    }
  }
`;

type Props = QueryProps<Queries.GuidePageContentQuery>;

export default function GuideTemplate({ data: { page }, children }: PropsWithChildren<Props>) {
  const { messages } = useSite();
  return (
    <Composition style={standard} theme={page.theme}>
      <GuideArticle guide={page}>{children}</GuideArticle>
      <div sx={screenOnly}>
        <LinkList
          section={{ anchor: ownIds.nextGuide, title: messages.nextGuide, guides: [page.next] }}
        />
      </div>
    </Composition>
  );
}

export { preload } from "../article/GuideText";

export const Head = ({ data: { page } }: Props) => (
  <PageHead page={page} about={(picture) => [article(page.site, page, picture)]} />
);
