import { ThemeProvider } from "@theme-ui/core";
import type { WrapPageElementBrowserArgs, WrapPageElementNodeArgs } from "gatsby";
import { theme } from "../theme";
import { GlobalStyles } from "../theme/GlobalStyles";
import { Layout } from "./Layout";

interface PageData {
  page?: { breadcrumbs?: readonly Queries.BreadcrumbFieldsFragment[] };
}

/** Puts theme and layout around a page; both stay when the route changes. */
export const wrapPageElement = ({ element, props }: WrapPageElementNodeArgs<PageData> | WrapPageElementBrowserArgs<PageData>) => (
  <ThemeProvider theme={theme}>
    <GlobalStyles />
    <Layout path={props.location.pathname} breadcrumbs={props.data?.page?.breadcrumbs ?? []}>
      {element}
    </Layout>
  </ThemeProvider>
);
