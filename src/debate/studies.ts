import { deferred } from "../components/deferred";

/** The study behind an argument, whose code only the pages with studies load. */
export const ArgumentSource = deferred(() => import("./ArgumentSource"));
