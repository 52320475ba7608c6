/** The logo: two speech flags, for and against, and their overlap, the common ground. In a box of 28 by 24. */
export const logoPaths = {
  for: "M1 2h15v13H6l-5 5z",
  against: "M27 7H12v13h10l5 4z",
  common: "M12 7h4v8h-4z",
};

/** The sign of each side: a disc, a square and a diamond. In a box of 12 by 12. */
export const sidePaths = {
  for: "M6 1a5 5 0 1 1 0 10A5 5 0 0 1 6 1z",
  against: "M1.5 1.5h9v9h-9z",
  common: "M6 0l6 6-6 6-6-6z",
};
