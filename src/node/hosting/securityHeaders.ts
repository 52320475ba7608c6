export type Header = readonly [name: string, value: string];

const deniedFeatures = [
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

const opener = "Cross-Origin-Opener-Policy";

/** The headers of pages only: on the 15 files of a first visit they would only add bytes. */
export const pageHeaders: Header[] = [
  [opener, "same-origin"],
  // All other features are for the page itself, and for the frames that it gives them to, such as the video player.
  ["Permissions-Policy", deniedFeatures.map((name) => `${name}=()`).join(", ")],
];

/** For the visual editor: the pop-up in which people sign in answers the page that opened it. */
export const editorOpener: Header = [opener, "same-origin-allow-popups"];

/** The headers of every response. */
export const commonHeaders: Header[] = [
  // Two years, as https://owasp.org/www-project-secure-headers/ recommends. No `preload`: it affects the whole domain, so its owner decides.
  ["Strict-Transport-Security", "max-age=63072000; includeSubDomains"],
  ["X-Content-Type-Options", "nosniff"],
  ["Referrer-Policy", "strict-origin-when-cross-origin"],
  ["X-Permitted-Cross-Domain-Policies", "none"],
  // The same as `frame-ancestors`, for old browsers.
  ["X-Frame-Options", "DENY"],
];

/** Only the site itself may embed the file. */
export const ownResource: Header = ["Cross-Origin-Resource-Policy", "same-origin"];

/** For pictures of link previews, which other sites embed. */
export const sharedResource: Header = ["Cross-Origin-Resource-Policy", "cross-origin"];
