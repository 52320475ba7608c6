import { graphql } from "gatsby";

import PageTemplate from "../templates/page";

export { Head, preload } from "../templates/page";

export default PageTemplate;

export const query = graphql`
  query NotFoundPage($translated: Boolean = false) {
    page(path: { eq: "/404" }) { ...PageContent }
  }
`;
