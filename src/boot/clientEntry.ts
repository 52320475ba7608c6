import { keepHashValid } from "./hash";
import { linkManifest } from "./manifestLink";
import { fallBackToBrowserNavigation } from "./pageLoading";
import { watchHistory } from "./routeScroll";

/** Prepares history, hashes and page loading before hydration, and links the manifest. */
export function onClientEntry(): void {
  keepHashValid();
  watchHistory();
  fallBackToBrowserNavigation();
  linkManifest();
}
