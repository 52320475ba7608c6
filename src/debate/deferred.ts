import { deferred } from "../components/deferred";

/** A debate to go through, whose code only the pages with one load. */
export const DebateSheet = deferred(() => import(/* webpackChunkName: "debate" */ "./DebateSheet"));
