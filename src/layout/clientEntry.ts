import { keepHashValid } from "./hash";
import { linkManifest } from "./manifestLink";
import { followLinksAnyhow } from "./pageLoading";
import { watchHistory } from "./routeScroll";

/** What is set up before the page comes alive. */
export function onClientEntry(): void {
  keepHashValid();
  watchHistory();
  followLinksAnyhow();
  linkManifest();
}
