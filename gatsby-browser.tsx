import { keepHashValid, watchHistory } from "./src/boot/history";
import { hydrateInSlices } from "./src/boot/hydrate";
import { fallBackToBrowserNavigation, isMirrored } from "./src/boot/pageLoading";
import { mirrorStyles } from "./src/boot/rightToLeft";
import { watchDialogEntry } from "./src/components/dialogs/useCloseOnBack";
import { LastAnswer } from "./src/develop/LastAnswer";
import { wrapPageElement as wrapPage } from "./src/layout/Layout";
import { followColorMode } from "./src/theme/colorMode";

export { shouldUpdateScroll } from "./src/boot/history";
export { markReady as onInitialClientRender } from "./src/boot/hydrate";
export { wrapRootElement } from "./src/boot/rightToLeft";

/** Runs before Gatsby starts. */
export async function onClientEntry(): Promise<void> {
  watchDialogEntry();
  keepHashValid();
  watchHistory();
  fallBackToBrowserNavigation();
  followColorMode();
  if (process.env.NODE_ENV === "development") {
    // `gatsby develop` would scroll before the bundles of the first page give it its height.
    const loaded = await window.___loader.loadPage(window.location.pathname);
    // One document serves all pages there.
    if (isMirrored(loaded)) await mirrorStyles();
  } else if (document.documentElement.dir === "rtl") await mirrorStyles();
}

// `gatsby develop` sends no HTML to hydrate, so Gatsby's default is right.
export const replaceHydrateFunction =
  process.env.NODE_ENV === "development" ? undefined : () => hydrateInSlices;

/** Wraps every page in the theme and the layout. */
export const wrapPageElement: typeof wrapPage = (page) => {
  const wrapped = wrapPage(page);
  if (process.env.NODE_ENV !== "development") return wrapped;
  return <LastAnswer isAnswered={page.props.data?.page !== null}>{wrapped}</LastAnswer>;
};

// Webpack leaves what depends on this, and src/develop, out of a build.
if (process.env.NODE_ENV === "development")
  import("./src/develop/problemPanel").then(({ showProblemsOnPages }) => showProblemsOnPages());
