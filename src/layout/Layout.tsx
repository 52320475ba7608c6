import type { PageProps } from "gatsby";
import type { ReactNode } from "react";
import { FormDialogs } from "../components/dialogs/FormDialogs";
import { useHydrated } from "../components/useHydrated";
import { Breadcrumbs } from "./Breadcrumbs";
import { Footer } from "./Footer";
import { Header } from "./Header";
import { PrintLine } from "./PrintLine";
import { mainId, SkipLink } from "./SkipLink";
import { SlowPageNote } from "./SlowPageNote";
import { type Step, stepsToUnknown } from "./unknownSteps";
import { useKeptColorMode } from "./useKeptColorMode";

/** What the layout uses of a page's query. */
export interface PageData {
  /** On the 404 page, its path differs from the visitor's. */
  page?: { path: string; lastChanged?: string | null; breadcrumbs?: readonly Step[] };
  /** On the 404 page, all pages: the address that was not found gets breadcrumbs of its own. */
  known?: { nodes: readonly Step[] };
}

interface LayoutProps extends Pick<PageProps, "location"> {
  data?: PageData;
  children: ReactNode;
}

/** The frame of every page. */
export function Layout({ location, data: { page, known } = {}, children }: LayoutProps) {
  useKeptColorMode();
  const hydrated = useHydrated();
  return (
    <FormDialogs>
      <div
        sx={{
          display: "flex",
          flexDirection: "column",
          minHeight: "100dvh",
          pt: "4.5rem",
          "html:not(.js) &": { pt: 0 },
          "@media print": { display: "block", minHeight: 0, pt: 0 },
        }}
      >
        <SkipLink />
        <Header />
        {page && <PrintLine path={page.path} lastChanged={page.lastChanged} />}
        <main id={mainId} tabIndex={-1} sx={{ flex: 1 }}>
          <Breadcrumbs
            steps={
              known && hydrated
                ? stepsToUnknown(location.pathname, known.nodes)
                : (page?.breadcrumbs ?? [])
            }
          />
          {children}
        </main>
        <Footer />
        {/* Not in the HTML, where its bytes would delay the first paint. */}
        {hydrated && <SlowPageNote />}
      </div>
    </FormDialogs>
  );
}
