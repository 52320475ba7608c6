import { deferred } from "../components/deferred";

/* Apart from deferred.ts, which leads back to the arguments that show studies. */

/** The study behind an argument, whose code only the pages with studies load. */
export const ArgumentSource = deferred(() => import("./ArgumentSource"));
