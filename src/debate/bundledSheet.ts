import { bundled } from "../components/bundled";

/** A debate to go through, in a bundle of its own. */
export const DebateSheet = bundled(
  async () => (await import(/* webpackChunkName: "debate" */ "./DebateSheet")).DebateSheet,
);
