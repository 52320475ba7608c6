import { graphql } from "gatsby";

export const fragment = graphql`
  fragment GuideLinks on GuideGroup {
    guides {
      path
      title
      readingTime
    }
  }
`;

/** Returns the links of a {@link LinkList} to the guides of a group, with how long each takes to read; none without a group. */
export const linksToGuides = (
  group?: Queries.GuideLinksFragment | null,
): Queries.LinkListFragment["links"][number][] =>
  (group?.guides ?? []).map(({ path, title, readingTime }) => ({
    label: title,
    text: readingTime,
    to: { href: path, form: null, newTab: false },
  }));
