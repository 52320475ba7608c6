/** Name and value of a header. */
export type Header = readonly [name: string, value: string];

const forNobody = [
  "accelerometer",
  "browsing-topics",
  "camera",
  "display-capture",
  "geolocation",
  "gyroscope",
  "hid",
  "idle-detection",
  "local-fonts",
  "magnetometer",
  "microphone",
  "midi",
  "payment",
  "screen-wake-lock",
  "serial",
  "usb",
  "window-management",
  "xr-spatial-tracking",
];

/**
 * What a page may not use of the device, nor tell of the visitor. What is not named is left to the page itself, and to a third
 * party only where its frame is handed it, as the video's player is. Files that are part of pages have nothing to use, and there
 * it would only weigh: on each of some 15 files, of which a phone's first visit asks.
 */
export const pagePermissions: Header = ["Permissions-Policy", forNobody.map((name) => `${name}=()`).join(", ")];

/** The headers of every answer, whatever it holds. */
export const commonHeaders: Header[] = [
  // Two years, as https://owasp.org/www-project-secure-headers/ has it. `preload` binds the whole domain, and is its owner's decision.
  ["Strict-Transport-Security", "max-age=63072000; includeSubDomains"],
  ["X-Content-Type-Options", "nosniff"],
  ["Referrer-Policy", "strict-origin-when-cross-origin"],
  ["Cross-Origin-Opener-Policy", "same-origin"],
  ["X-Permitted-Cross-Domain-Policies", "none"],
  // What `frame-ancestors` says too, for answers that have no policy, such as a CDN's 404 page.
  ["X-Frame-Options", "DENY"],
];

/** Of who may show a file inside other sites. */
const resourcePolicy = "Cross-Origin-Resource-Policy";

/** The site's own files are its own. */
export const ownResource: Header = [resourcePolicy, "same-origin"];

/** Pictures of link previews are made to be shown elsewhere. */
export const sharedResource: Header = [resourcePolicy, "cross-origin"];
