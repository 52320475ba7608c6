import type { ReactNode } from "react";
import { FormDialogs } from "../components/dialogs/FormDialogs";
import { Breadcrumbs } from "./Breadcrumbs";
import { Footer } from "./Footer";
import { Header } from "./Header";
import { mainId, SkipLink } from "./SkipLink";
import { useConsentTool } from "./useConsentTool";
import { useKeptColorMode } from "./useKeptColorMode";

interface LayoutProps {
  path: string;
  breadcrumbs: readonly Queries.BreadcrumbFieldsFragment[];
  children: ReactNode;
}

/** The frame of every page. */
export function Layout({ path, breadcrumbs, children }: LayoutProps) {
  useConsentTool();
  useKeptColorMode();
  return (
    <FormDialogs>
      <div
        sx={{
          display: "flex",
          flexDirection: "column",
          minHeight: "100dvh",
          pt: "4.5rem",
          "html:not(.js) &": { pt: 0 },
          "@media print": { pt: 0 },
        }}
      >
        <SkipLink />
        <Header path={path} />
        <main id={mainId} tabIndex={-1} sx={{ flex: 1 }}>
          <Breadcrumbs steps={breadcrumbs} />
          {children}
        </main>
        <Footer />
      </div>
    </FormDialogs>
  );
}
