/** The logo: two speech flags, for and against, and their overlap, the common ground. In a box of 28 by 24. */
export const logoPaths = {
  for: "M1 2h15v13H6l-5 5z",
  against: "M27 7H12v13h10l5 4z",
  common: "M12 7h4v8h-4z",
};
