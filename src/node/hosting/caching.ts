import type { Header } from "./securityHeaders";

/** For files whose name changes with their content. */
export const immutable: Header = ["Cache-Control", "public, max-age=31536000, immutable"];

/** For all other files: cached, but revalidated for each use. */
export const revalidated: Header = ["Cache-Control", "public, max-age=0, must-revalidate"];

/** The folders in which every file name has a hash. */
export const hashedFolders = ["/static", "/fonts", "/share"];

/** The extensions of the files in the top folder whose names have a hash. */
export const hashedEndings = ["js", "css"];
