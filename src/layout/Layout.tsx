import type { WrapPageElementNodeArgs } from "gatsby";
import { type ReactElement, type ReactNode, useContext, useEffect, useRef, useState } from "react";
import { CurrentPage } from "../components/currentPage";
import { Dialogs } from "../components/dialogs/Dialogs";
import { LoadingNote } from "../components/LoadingNote";
import { useHydrated } from "../components/useHydrated";
import { useSite } from "../components/useSite";
import { ownIds } from "../shared/ownIds";
import { SiteTheme } from "../theme/GlobalStyles";
import { variant } from "../theme/variant";
import { Breadcrumbs } from "./Breadcrumbs";
import { Footer } from "./Footer";
import { Header } from "./Header";
import { type Route, useScrollToAnchor } from "./useScrollToAnchor";

interface PageData {
  page: Queries.PageShellFragment;
}

interface LayoutProps {
  route: Route;
  children: ReactNode;
}

function Layout({ route, children }: LayoutProps) {
  const page = useContext(CurrentPage);
  useScrollToAnchor(route);
  return (
    <Dialogs>
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
        {page && <PrintLine {...page} />}
        <main id={ownIds.main} tabIndex={-1} sx={{ flex: 1 }}>
          {page && <Breadcrumbs page={page} />}
          {children}
        </main>
        <Footer />
        <LoadingNote />
        <PageName pathname={route.pathname} />
      </div>
    </Dialogs>
  );
}

/** Tells screen readers the name of a page. Gatsby does so in English on every page. */
function PageName({ pathname }: Pick<Route, "pathname">) {
  // Here and not in the layout, which would then render twice.
  const hydrated = useHydrated();
  const path = useRef(pathname);
  const [heading, setHeading] = useState<HTMLElement | null>(null);
  useEffect(() => {
    document.getElementById("gatsby-announcer")?.setAttribute("hidden", "");
    if (pathname !== path.current) setHeading(document.querySelector("h1"));
    path.current = pathname;
  }, [pathname]);
  if (!hydrated) return null;
  return (
    <p aria-live="assertive" lang={heading?.lang || undefined} sx={variant("text.hidden")}>
      {heading?.textContent}
    </p>
  );
}

function SkipLink() {
  const { messages, langOfText } = useSite();
  return (
    <a
      href={`#${ownIds.main}`}
      lang={langOfText("skipLink")}
      sx={{
        ...variant("buttons.primary"),
        position: "fixed",
        top: 2,
        left: 2,
        zIndex: "skipLink",
        "&:not(:focus)": { clipPath: "inset(50%)" },
      }}
    >
      {messages.skipLink}
    </a>
  );
}

function PrintLine({ path, lastChanged }: PageData["page"]) {
  const { origin, langOfText } = useSite();
  return (
    <p
      lang={lastChanged ? langOfText("lastChanged") : undefined}
      data-printed=""
      sx={{
        ...variant("layout.page"),
        display: "none",
        py: 2,
        fontSize: "9pt",
        color: "muted",
        "@media print": { display: "block", px: 0 },
      }}
    >
      {[`${origin}${path}`, lastChanged].filter(Boolean).join(" · ")}
    </p>
  );
}

/** Wraps every page in the theme and the layout, which stay mounted when the route changes. */
export const wrapPageElement = ({
  element,
  props,
}: WrapPageElementNodeArgs<PageData>): ReactElement => (
  <SiteTheme>
    <CurrentPage.Provider value={props.data?.page}>
      <Layout route={props.location}>{element}</Layout>
    </CurrentPage.Provider>
  </SiteTheme>
);
