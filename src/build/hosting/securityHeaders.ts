/** Name and value of a header. */
export type Header = readonly [name: string, value: string];

/** What the video's player may use; the site itself uses none of it. */
const forVideo = ["autoplay", "encrypted-media", "fullscreen", "picture-in-picture"];

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
  "otp-credentials",
  "payment",
  "publickey-credentials-create",
  "publickey-credentials-get",
  "screen-wake-lock",
  "serial",
  "storage-access",
  "sync-xhr",
  "usb",
  "window-management",
  "xr-spatial-tracking",
];

const permissions = (video: string) =>
  [
    ...forNobody.map((name) => `${name}=()`),
    ...forVideo.map((name) => `${name}=(self "${video}")`),
    // For the button that copies a link.
    "clipboard-write=(self)",
  ].join(", ");

/**
 * What a page may use of the device. Files that are part of pages have nothing to use, and there it would only weigh: 0.6 KB on
 * each of some 15 files, of which a phone's first visit asks.
 * @param video the origin of the video's player
 */
export const pagePermissions = (video: string): Header => ["Permissions-Policy", permissions(video)];

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
