import { keepHashValid } from "./hash";
import { followLinksAnyhow } from "./pageLoading";
import { watchHistory } from "./routeScroll";

/** Prepares history, hashes and page loading before hydration. */
export function onClientEntry(): void {
  keepHashValid();
  watchHistory();
  followLinksAnyhow();
}
