import { graphql } from "gatsby";
import { deferred, oneOf } from "../../components/deferred";
import { LinkList } from "./LinkList";

export const fragment = graphql`
  fragment GuideLinks on Guide { path language title summary lang }
  fragment Links on LinksSection {
    anchor label title lead lang
    phones { read move write lang debate { ...DebateInSmall } }
    links { label text lang to { ...LinkTarget } }
    below { path language label lang hero { title lead lang } outline { text lang } }
    guides { ...GuideLinks outline { mark text lang } }
  }
`;

export interface LinksProps {
  section: Queries.LinksFragment;
}

const PhoneScreens = deferred<LinksProps>(
  () => import(/* webpackChunkName: "debateInSmall" */ "./PhoneScreens"),
);

const GuideOpenings = deferred<LinksProps>(
  () => import(/* webpackChunkName: "previews" */ "./GuideOpenings"),
);
const PageSheets = deferred<LinksProps>(
  () => import(/* webpackChunkName: "previews" */ "./PageSheets"),
);

/** Links with the reasons to follow them, with what their pages look like, or as buttons above three phones. */
export const Links = oneOf(({ section }: LinksProps) => {
  if (section.phones) return PhoneScreens;
  if (section.below) return PageSheets;
  return section.links.length > 0 ? LinkList : GuideOpenings;
});
