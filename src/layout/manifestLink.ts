/** Names the manifest to the browser, which home screens take name and icons from. */
export function linkManifest(): void {
  document.head.append(Object.assign(document.createElement("link"), { rel: "manifest", href: "/manifest.webmanifest" }));
}
