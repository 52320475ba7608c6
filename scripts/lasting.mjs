/**
 * Whether browsers may keep what stands at an address for good: its name changes with its content.
 * @param {string} path from the site's root, with a slash in front
 */
export const isLasting = (path) => /\.(js|css|woff2)$|^\/(static|share)\//.test(path);
