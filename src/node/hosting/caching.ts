import type { Header } from "./securityHeaders";

/** For files whose name changes with what they hold. */
export const kept: Header = ["Cache-Control", "public, max-age=31536000, immutable"];

/** For everything else: kept, but asked for again each time; an unchanged file then costs one short answer. */
export const askedAgain: Header = ["Cache-Control", "public, max-age=0, must-revalidate"];

/** The folders in which every name holds a hash. */
export const hashedFolders = ["/static", "/fonts", "/share"];

/** The endings of the files at the top whose names hold a hash. */
export const hashedEndings = ["js", "css"];
