import { graphql, type HeadProps, type PageProps } from "gatsby";
import type { Present } from "../content/present";
import { CallToAction } from "../sections/CallToAction";
import { GuideList } from "../sections/guides/GuideList";
import { Hero } from "../sections/Hero";
import { PageHead } from "../seo/PageHead";

export const query = graphql`
  query GuidesPageContent {
    page: guidesPage {
      ...PageFrame
      hero { ...Hero }
      groups { audience anchor title lead }
      words { readingTime }
      closing { ...CallToAction }
    }
    guides: allGuide(sort: { title: ASC }) { nodes { ...GuideEntry } }
    site: siteSettings { ...SiteHead }
  }
`;

type Content = Present<Queries.GuidesPageContentQuery>;

export default function GuidesPage({ data: { page, guides } }: PageProps<Content>) {
  const groups = page.groups.map((group) => ({ group, guides: guides.nodes.filter(({ audience }) => audience === group.audience) }));
  return (
    <>
      <Hero hero={page.hero} />
      {groups.map(({ group, guides: members }) =>
        members.length > 0 ? <GuideList key={group.anchor} heading={group} guides={members} readingTime={page.words.readingTime} /> : null,
      )}
      <CallToAction section={page.closing} />
    </>
  );
}

export const Head = ({ data: { page, site } }: HeadProps<Content>) => <PageHead page={page} site={site} />;
