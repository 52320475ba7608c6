import { ThemeProvider } from "@theme-ui/core";
import type { WrapPageElementBrowserArgs, WrapPageElementNodeArgs } from "gatsby";
import { theme } from "../theme";
import { GlobalStyles } from "../theme/GlobalStyles";
import { Layout } from "./Layout";

interface PageData {
  page?: { breadcrumbs?: readonly Queries.BreadcrumbFieldsFragment[] };
}

// Built pages carry these in their heads; the browser needs them only where it renders by itself, while developing.
const globalStyles = process.env.BUILD_STAGE === "build-javascript" ? null : <GlobalStyles />;

/** Puts theme and layout around a page; both stay when the route changes. */
export const wrapPageElement = ({ element, props }: WrapPageElementNodeArgs<PageData> | WrapPageElementBrowserArgs<PageData>) => (
  <ThemeProvider theme={theme}>
    {globalStyles}
    <Layout path={props.location.pathname} breadcrumbs={props.data?.page?.breadcrumbs ?? []}>
      {element}
    </Layout>
  </ThemeProvider>
);
