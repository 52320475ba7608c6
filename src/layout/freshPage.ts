/**
 * Runs in the head: marks a page that has just been opened at its top. Its later sections are not laid out at first.
 * Whoever scrolls, goes back to a place in a page, reloads it there, follows a link to a section, or takes to the keyboard, has
 * the whole page laid out at once: places can be found, and found again, only where every height is known.
 */
export const freshPageScript = `(function(d){var n=performance.getEntriesByType&&performance.getEntriesByType("navigation")[0];if(location.hash||!n||n.type!=="navigate")return;function o(){d.classList.remove("fresh")}d.classList.add("fresh");addEventListener("keydown",o,true);addEventListener("scroll",o);addEventListener("click",function(e){if(e.target.closest&&e.target.closest("a[href*='#']"))o()},true)})(document.documentElement);`;

/** Lays out the whole page from now on. */
export const layOutWhole = (): void => document.documentElement.classList.remove("fresh");
