import { deferred } from "../components/deferred";
import { ArgumentSource } from "./deferredSource";

/** A debate to go through, whose code only the pages with one load. */
export const DebateSheet = deferred(() => import(/* webpackChunkName: "debate" */ "./DebateSheet"));

/** Loads the bundles that a debate needs. */
export const preloadDebate = ({ arguments: all }: Queries.DebateFragment): Promise<unknown> =>
  Promise.all([
    DebateSheet.preload(),
    all.some(({ source }) => source) && ArgumentSource.preload(),
  ]);
