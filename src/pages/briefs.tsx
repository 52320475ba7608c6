import { graphql, type HeadProps, type PageProps } from "gatsby";
import type { Present } from "../content/present";
import { CardLink } from "../sections/cards/CardLink";
import { Composition } from "../sections/compositions/Composition";
import { paper } from "../sections/compositions/paper";
import { Hero } from "../sections/Hero";
import { LinkList } from "../sections/lists/LinkList";
import { SectionFrame } from "../sections/SectionFrame";
import { PageHead } from "../seo/PageHead";
import { ruledRow } from "../theme/patterns";
import { variant } from "../theme/variant";

export const query = graphql`
  query BriefsPageContent {
    page: briefsPage {
      ...PageFrame
      hero { ...Hero }
      briefs { ...SectionHeadingFields }
      others { ...LinkList }
    }
    briefs: allBriefPage(sort: { path: ASC }) { nodes { path label hero { lead } } }
    site: siteSettings { ...SiteHead }
  }
`;

type Content = Present<Queries.BriefsPageContentQuery>;

export default function BriefsPage({ data: { page, briefs } }: PageProps<Content>) {
  return (
    <Composition style={paper}>
      <Hero hero={page.hero} />
      <SectionFrame heading={page.briefs}>
        <ul>
          {briefs.nodes.map(({ path, label, hero }) => (
            <li key={path} sx={ruledRow}>
              <CardLink to={{ href: path, form: null, newTab: false }} label={label} />
              <p sx={{ ...variant("text.body"), color: "muted", py: 1 }}>{hero.lead}</p>
            </li>
          ))}
        </ul>
      </SectionFrame>
      <LinkList section={page.others} />
    </Composition>
  );
}

export const Head = ({ data: { page, site } }: HeadProps<Content>) => <PageHead page={page} site={site} />;
