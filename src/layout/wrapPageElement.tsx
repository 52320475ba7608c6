import type { WrapPageElementBrowserArgs, WrapPageElementNodeArgs } from "gatsby";
import { ThemeUIProvider } from "theme-ui";
import { theme } from "../theme";
import { GlobalStyles } from "../theme/GlobalStyles";
import type { PageData } from "./Breadcrumbs";
import { Layout } from "./Layout";

/** Wraps every page in the theme and the layout, which stay mounted when the route changes. */
export const wrapPageElement = ({
  element,
  props,
}: WrapPageElementNodeArgs<PageData> | WrapPageElementBrowserArgs<PageData>) => (
  <ThemeUIProvider theme={theme}>
    <GlobalStyles />
    <Layout location={props.location} data={props.data}>
      {element}
    </Layout>
  </ThemeUIProvider>
);
