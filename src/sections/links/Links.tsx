import { graphql } from "gatsby";
import { deferred, oneOf } from "../../components/deferred";
import { LinkList } from "./LinkList";

export const fragment = graphql`
  fragment GuideLinks on Guide { path language title summary lang readingTime }
  fragment Links on LinksSection {
    anchor label title lead lang
    phones { read move write lang debate { ...DebateInSmall } }
    links { label text lang to { ...LinkTarget } }
    below { path language label lang hero { lead lang } }
    guides { ...GuideLinks }
  }
`;

export interface LinksProps {
  section: Queries.LinksFragment;
}

const PhoneScreens = deferred<LinksProps>(
  () => import(/* webpackChunkName: "debate" */ "./PhoneScreens"),
);

/** Links with the reasons to follow them, or as buttons above three phones. */
export const Links = oneOf(({ section }: LinksProps) => (section.phones ? PhoneScreens : LinkList));
