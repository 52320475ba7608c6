import { bundled } from "../components/bundled";

/** A debate to go through, whose code only the pages with one load. */
export const DebateSheet = bundled(() => import(/* webpackChunkName: "debate" */ "./DebateSheet"));
