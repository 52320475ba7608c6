import type { WrapPageElementBrowserArgs, WrapPageElementNodeArgs } from "gatsby";
import { globalStyles } from "../theme/globalStyles";
import { addGlobalStyles } from "../theme/styles";
import { Layout } from "./Layout";

interface PageData {
  page?: { breadcrumbs?: readonly Queries.BreadcrumbFieldsFragment[] };
}

// Built pages carry these in their heads; the browser needs them only where it renders by itself, while developing.
if (process.env.BUILD_STAGE === "develop") addGlobalStyles(...globalStyles);

/** Puts the layout around a page; it stays when the route changes. */
export const wrapPageElement = ({ element, props }: WrapPageElementNodeArgs<PageData> | WrapPageElementBrowserArgs<PageData>) => (
  <Layout path={props.location.pathname} breadcrumbs={props.data?.page?.breadcrumbs ?? []}>
    {element}
  </Layout>
);
