import "./content";
import "./head";
import "./links";
import "./publishedFiles";
import "./reading";

/* One file runs these, so that each page is parsed once. */
