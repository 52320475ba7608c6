import { graphql, useStaticQuery } from "gatsby";
import type { Present } from "../../content/present";
import { GuideList } from "./GuideList";

interface GuideLinksProps {
  /** Only guides for this audience are shown. */
  audience: Queries.GuideAudience;
  /** The address of the guide on whose page the list is. */
  except?: string;
}

/** A section with the guides for one audience; nothing when there are none. */
export function GuideLinks({ audience, except }: GuideLinksProps) {
  const { guides, page } = useStaticQuery<Present<Queries.GuideLinksQuery>>(graphql`
    query GuideLinks {
      guides: allGuide(sort: { title: ASC }) {
        nodes {
          ...GuideEntry
        }
      }
      page: guidesPage {
        groups {
          audience
          anchor
          title
          lead
        }
        words {
          readingTime
          more
        }
      }
    }
  `);
  const group = page.groups.find((entry) => entry.audience === audience);
  const shown = guides.nodes.filter((guide) => guide.audience === audience && guide.path !== except);
  if (!group || shown.length === 0) return null;
  const heading = except ? { anchor: "more-guides", title: page.words.more } : group;
  return <GuideList heading={heading} guides={shown} readingTime={page.words.readingTime} />;
}
