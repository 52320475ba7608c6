import { editorAddress } from "../../editor/editedFiles";
import { hashedEndings, hashedFolders, immutable, revalidated } from "./caching";
import { nothingAllowed, sentPolicy } from "./contentSecurityPolicy";
import {
  commonHeaders,
  editorOpener,
  ownResource,
  pageHeaders,
  sharedResource,
} from "./securityHeaders";
import { type HostedSite, notFoundFile, otherAddresses } from "./site";

const note = (place: string) =>
  `# Written by the build: see src/node/hosting/nginxFiles.ts. Belongs inside \`${place} { }\`.\n`;

/**
 * Quotes a text for nginx.
 * @throws when nginx would read a part of it as something other than text
 */
function quoted(text: string): string {
  const mark = text.includes('"') ? "'" : '"';
  if (text.includes(mark) || /[$\\\p{Cc}]/u.test(text))
    throw new Error(`nginx's configuration cannot hold ${JSON.stringify(text)}.`);
  return `${mark}${text}${mark}`;
}

type Line = [match: string, value: string];

const map = (name: string, otherwise: string, lines: Line[]) =>
  [
    `map $uri $${name} {`,
    `  default ${quoted(otherwise)};`,
    ...lines.map(([match, value]) => `  ${match} ${quoted(value)};`),
    "}\n",
  ].join("\n");

/**
 * Returns the addresses that redirect, and their targets: the path and, separately, the hash, because the query goes between
 * them.
 */
function moves({ pages, redirects }: HostedSite): { from: Line[]; to: Line[]; hash: Line[] } {
  const all = [
    ...redirects,
    ...pages.flatMap((page) => otherAddresses(page).map((from) => ({ from, to: page.path }))),
  ];
  const split = all.map(({ from, to }) => [from, ...to.split("#")] as const);
  return {
    from: split.map(([from]) => [quoted(from), from]),
    to: split.map(([from, path = ""]) => [quoted(from), path]),
    hash: split.flatMap(([from, , hash]) => (hash ? [[quoted(from), `#${hash}`] as Line] : [])),
  };
}

const powerOfTwo = (least: number) => 2 ** Math.ceil(Math.log2(least));

/** Returns the name of the variable with a header's value. */
const variableOf = (header: string) => `site_${header.toLowerCase().replaceAll("-", "_")}`;

function httpFile(site: HostedSite): string {
  const { from, to, hash } = moves(site);
  const longest = Math.max(...from.map(([match]) => match.length));
  const immutableFiles = [
    `"~^(${hashedFolders.join("|")})/"`,
    `"~\\.(${hashedEndings.join("|")})$"`,
  ];
  return [
    note("http"),
    // nginx keeps the maps in hash tables of this size, and does not start when they are too small.
    `map_hash_max_size ${powerOfTwo(4 * to.length + 2048)};`,
    `map_hash_bucket_size ${powerOfTwo(longest + 64)};\n`,
    // A map ignores case in `$uri`; the server compares this value with the case.
    map("site_moved_from", "", from),
    map("site_moved", "", to),
    map("site_moved_hash", "", hash),
    map("site_policy", nothingAllowed, [['"~\\.html$"', sentPolicy]]),
    map(
      "site_cache",
      revalidated[1],
      immutableFiles.map((match) => [match, immutable[1]]),
    ),
    // nginx sends no header without a value.
    ...pageHeaders.map(([name, value]) =>
      map(variableOf(name), value, [
        ...[...immutableFiles, '"~^/page-data/"'].map((match): Line => [match, ""]),
        ...(name === editorOpener[0] ? [[`"~^${editorAddress}/"`, editorOpener[1]] as Line] : []),
      ]),
    ),
    map("site_resource", ownResource[1], [['"~^/share/"', sharedResource[1]]]),
    `map $status $site_allow {\n  default "";\n  405 "GET, HEAD";\n}\n`,
  ].join("\n");
}

const types: Record<string, string[]> = {
  "text/html": ["html"],
  "text/javascript": ["js"],
  "text/css": ["css"],
  "text/plain": ["txt"],
  "text/xml": ["xml"],
  "application/json": ["json"],
  "application/pdf": ["pdf"],
  "application/vnd.openxmlformats-officedocument.wordprocessingml.document": ["docx"],
  "application/wasm": ["wasm"],
  "font/woff2": ["woff2"],
  "image/avif": ["avif"],
  "image/jpeg": ["jpg", "jpeg"],
  "image/png": ["png"],
  "image/svg+xml": ["svg"],
  "image/webp": ["webp"],
  "image/x-icon": ["ico"],
};

/** The types that compress well. nginx always compresses HTML. */
const compressible = Object.keys(types).filter(
  (type) => /^(text|application)\/|svg/.test(type) && !/html|pdf|openxml/.test(type),
);

const serverFile = `${note("server")}
server_tokens off;
# Redirects name no host, so a forged Host header has no effect.
absolute_redirect off;

types {
${Object.entries(types)
  .map(([type, endings]) => `  ${type} ${endings.join(" ")};`)
  .join("\n")}
}
default_type application/octet-stream;
charset utf-8;
charset_types text/css text/javascript text/plain text/xml;

# Most files have a compressed copy; nginx compresses the others when it sends them. For Brotli, include brotli.conf.
gzip_static on;
gzip on;
gzip_comp_level 5;
gzip_min_length 1024;
gzip_proxied any;
gzip_vary on;
gzip_types ${compressible.join(" ")};

# The site accepts no data; slow clients are disconnected.
client_max_body_size 1k;
client_body_timeout 10s;
client_header_timeout 10s;
send_timeout 30s;
reset_timedout_connection on;

sendfile on;
tcp_nopush on;
open_file_cache max=4096 inactive=5m;
open_file_cache_valid 1m;

${commonHeaders.map(([name, value]) => `add_header ${name} '${value}' always;`).join("\n")}
add_header Content-Security-Policy $site_policy always;
${pageHeaders.map(([name]) => `add_header ${name} $${variableOf(name)} always;`).join("\n")}
add_header Cache-Control $site_cache always;
add_header Cross-Origin-Resource-Policy $site_resource always;
add_header Allow $site_allow always;

error_page 404 /${notFoundFile};

# The targets are in http.conf. Only the query comes from the request.
if ($uri = $site_moved_from) {
  return 301 $site_moved$is_args$args$site_moved_hash;
}

location / {
  try_files $uri $uri/index.html =404;
}
location = / {
  try_files /index.html =404;
}
location = /${notFoundFile} {
  internal;
}
# Not for visitors.
location ~ ^/(404|_headers|_redirects)$|/\\.(?!well-known/) {
  return 404;
}
`;

const brotliFile = `${note("server")}
# For servers with the module; on Debian, install libnginx-mod-http-brotli-static.
brotli_static on;
`;

/** Returns the files of the nginx configuration, by name. */
export const nginxFiles = (site: HostedSite): Record<string, string> => ({
  "http.conf": httpFile(site),
  "server.conf": serverFile,
  "brotli.conf": brotliFile,
});
