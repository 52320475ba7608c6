import { type HeaderRule, headerRules, revalidated } from "./headers";

/** A permanent redirect. The target is a path, or the address of another site. */
export interface Redirect {
  from: string;
  to: string;
}

const note = "# Written by the build: see src/node/hosting.\n";

/** Returns a path as browsers request it. */
const encoded = (path: string) =>
  new URL(path, "https://site.example").pathname.replace(/%[\da-f]{2}/gi, (byte) =>
    byte.toUpperCase(),
  );

/** Returns `_headers`, which Netlify and Cloudflare Pages read. */
export const cdnHeaders = (): string =>
  note +
  headerRules
    .flatMap(({ path, headers }) => [
      path,
      ...Object.entries(headers).map(([name, value]) => `  ${name}: ${value}`),
    ])
    .map((line) => `${line}\n`)
    .join("");

/** Returns `_redirects` for the same hosts. */
export const cdnRedirects = (redirects: Redirect[]): string =>
  note + redirects.map(({ from, to }) => `${encoded(from)} ${to} 301\n`).join("");

const quoted = (text: string) => `"${text.replace(/["\\]/g, "\\$&")}"`;

const nginxHeaders = (headers: HeaderRule["headers"]) =>
  Object.entries(headers)
    .map(([name, value]) => `add_header ${name} ${quoted(value)} always;\n`)
    .join("");

function nginxLocation({ path, headers }: HeaderRule): string {
  const match = path.startsWith("/*") ? `~ \\${path.slice(2)}$` : path.slice(0, -1);
  return `location ${match} {\ntry_files $uri =404;\n${nginxHeaders(headers)}}\n`;
}

/** Returns a redirect for nginx. The query of the request is kept. */
function nginxRedirect([from, to]: [from: string, to: string]): string {
  const [path = "", hash] = to.replaceAll("$", "%24").split("#");
  const query = path.includes("?") ? "" : "$is_args$args";
  const target = quoted(`${path}${query}${hash ? `#${hash}` : ""}`);
  return `location = ${quoted(from)} { return 301 ${target}; }\n`;
}

/** Returns what `container/site.conf` includes. A location with headers of its own has none of the server's. */
export function nginxRules(redirects: Redirect[]): string {
  const [everywhere, ...special] = headerRules;
  const all = { ...revalidated, ...everywhere?.headers };
  // nginx compares decoded paths, and doesn't start when it finds one twice.
  const targets = new Map([["/index.html", "/"]]);
  for (const { from, to } of redirects) targets.set(decodeURIComponent(from), to);
  return [
    note,
    nginxHeaders(all),
    ...special.map(({ path, headers }) => nginxLocation({ path, headers: { ...all, ...headers } })),
    ...[...targets].map(nginxRedirect),
  ].join("");
}
