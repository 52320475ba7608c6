import { createContext } from "react";

/** The page that is shown; undefined outside of a page, and while a page of `gatsby develop` has no data. */
export const CurrentPage = createContext<Queries.PageShellFragment | undefined>(undefined);
