import type { WrapPageElementBrowserArgs, WrapPageElementNodeArgs } from "gatsby";
import { ThemeUIProvider } from "theme-ui";
import { theme } from "../theme";
import { GlobalStyles } from "../theme/GlobalStyles";
import { Layout } from "./Layout";
import type { Step } from "./unknownSteps";

interface PageData {
  page?: { path: string; lastChanged?: string | null; breadcrumbs?: readonly Step[] };
  /** On the 404 page, all pages. */
  known?: { nodes: readonly Step[] };
}

/** Wraps every page in the theme and the layout, which stay mounted when the route changes. */
export const wrapPageElement = ({ element, props }: WrapPageElementNodeArgs<PageData> | WrapPageElementBrowserArgs<PageData>) => (
  <ThemeUIProvider theme={theme}>
    <GlobalStyles />
    <Layout
      path={props.location.pathname}
      breadcrumbs={props.data?.page?.breadcrumbs ?? []}
      page={props.data?.page}
      known={props.data?.known?.nodes}
    >
      {element}
    </Layout>
  </ThemeUIProvider>
);
