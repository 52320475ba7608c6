import type { WrapPageElementBrowserArgs, WrapPageElementNodeArgs } from "gatsby";
import { ThemeUIProvider } from "theme-ui";
import { theme } from "../theme";
import { GlobalStyles } from "../theme/GlobalStyles";
import { Layout } from "./Layout";

interface PageData {
  page?: { breadcrumbs?: readonly Queries.BreadcrumbFieldsFragment[] };
}

/** Wraps every page in the theme and the layout, which stay mounted when the route changes. */
export const wrapPageElement = ({ element, props }: WrapPageElementNodeArgs<PageData> | WrapPageElementBrowserArgs<PageData>) => (
  <ThemeUIProvider theme={theme}>
    <GlobalStyles />
    <Layout path={props.location.pathname} breadcrumbs={props.data?.page?.breadcrumbs ?? []}>
      {element}
    </Layout>
  </ThemeUIProvider>
);
