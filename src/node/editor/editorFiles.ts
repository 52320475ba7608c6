import { cpSync, rmSync, writeFileSync } from "node:fs";
import { readFile } from "node:fs/promises";
import { basename, join } from "node:path";
import { build, type Plugin } from "esbuild";
import type { EditorOptions } from "../../content/editorConfig";
import { editorAddress, placesFile } from "../../content/editorEntries";
import { withPolicy } from "../hosting/contentSecurityPolicy";
import { placesOf } from "./places";

/** What the editor may load and reach: its own files, GitHub and, as a preview, the live site. */
const policyOf = ({ local }: EditorOptions) =>
  [
    "default-src 'none'",
    "script-src 'self'",
    // The editor's components insert their styles.
    "style-src 'self' 'unsafe-inline'",
    "img-src 'self' data: blob: https://*.githubusercontent.com",
    "font-src 'self'",
    "connect-src 'self' blob: data: https://api.github.com https://www.githubstatus.com",
    "worker-src 'self' blob:",
    "form-action 'none'",
    // The package puts the preview into a frame with a base address; the preview is a frame itself.
    ...(local ? ["frame-src 'self' blob:", "base-uri 'self'"] : ["base-uri 'none'"]),
  ].join("; ");

const style = `
body { display: flex; flex-direction: column; height: 100dvh; margin: 0; font: 1rem/1.5 system-ui, sans-serif; }
/* The parts of the editor that are fixed to the window stay inside, above the problems. */
#nc-root { flex: 1; min-height: 0; contain: layout; }
#unsupported { max-width: 40rem; margin: 4rem auto; padding: 0 1rem; }
`;

const escaped = (text: string) => text.replaceAll("&", "&amp;").replaceAll('"', "&quot;");

const htmlOf = (script: string, options: EditorOptions) => {
  const { repository, branch, signIn, local } = options;
  const data = { repository, branch, "sign-in": signIn, local: local && "true" };
  const attributes = Object.entries(data).flatMap(([name, value]) =>
    value ? ` data-${name}="${escaped(value)}"` : [],
  );
  return withPolicy(
    `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<title>Edit the site</title>
<style>${style}</style>
<script type="module" src="${editorAddress}/${script}"></script>
</head>
<body${attributes.join("")}>
<main id="unsupported" hidden>
<h1>This browser can’t open a folder</h1>
<p>The editor changes the files on this computer, which Firefox and Safari don’t allow a page to do. Open this address in Chrome, Edge
or Opera. In Brave, first switch on <strong>File System Access API</strong> at <code>brave://flags</code>.</p>
<p>You can also edit the files in <code>data</code> with a text editor; <code>docs/content.md</code> says how.</p>
</main>
<div id="nc-root"></div>
<noscript>The editor needs JavaScript.</noscript>
</body>
</html>
`,
    policyOf(options),
  );
};

/** What the package loads, says or does that doesn't fit here, and what takes its place. */
const replacements: [RegExp, string][] = [
  // The fonts of a CDN, which the policy blocks. The package adds its own copies.
  [/@font-face \{[^}]*cdn\.jsdelivr\.net[^}]*\}/g, ""],
  // A form that stays open after a save shows the change in its preview. Settings › Contents can switch this.
  [/closeOnSave\?\?=!0/, "closeOnSave??=!1"],
  // The check says the same in these words.
  [/This field is required\./g, "missing; expected a value"],
  [/Please enter a number\./g, "expected a number"],
  [/You cannot enter more than (\{\$max\}) characters?\./g, "expected at most $1 characters"],
  [/The value must be greater than or equal to (\{\$min\})\./g, "expected $1 or more"],
  [/The value must be less than or equal to (\{\$max\})\./g, "expected at most $1"],
  [/You must add at least (\{\$min\}) items?\./g, "expected $1 or more entries"],
  [/You cannot add more than (\{\$max\}) items?\./g, "expected at most $1 entries"],
];

/** @throws when the package no longer has a text that is replaced */
function replaceTexts(script: string): string {
  return replacements.reduce((text, [pattern, replacement]) => {
    const replaced = text.replace(pattern, replacement);
    if (replaced === text) throw new Error(`@sveltia/cms no longer contains ${pattern}.`);
    return replaced;
  }, script);
}

const adaptPackage: Plugin = {
  name: "adapt-package",
  setup({ onLoad }) {
    onLoad({ filter: /@sveltia.cms.npm.index\.js$/ }, async ({ path }) => ({
      contents: replaceTexts(await readFile(path, "utf8")),
    }));
  },
};

/**
 * Writes where the site shows what has no page of its own.
 * @param siteFolder the project
 * @param folder the folder of the editor
 */
export const writePlaces = (siteFolder: string, folder: string): void =>
  writeFileSync(join(folder, placesFile), JSON.stringify(placesOf(join(siteFolder, "data"))));

/**
 * Writes the page of the visual editor, its scripts and its fonts.
 * @param siteFolder the project
 * @param folder where to write them; what is there is deleted
 * @throws when the scripts can't be bundled
 */
export async function writeEditor(
  siteFolder: string,
  folder: string,
  options: EditorOptions,
): Promise<void> {
  rmSync(folder, { recursive: true, force: true });
  const { metafile } = await build({
    entryPoints: [join(siteFolder, "src/editor/main.ts")],
    outdir: folder,
    entryNames: "[name]-[hash]",
    chunkNames: "chunks/[name]-[hash]",
    bundle: true,
    splitting: true,
    format: "esm",
    target: "es2022",
    minify: true,
    metafile: true,
    legalComments: "eof",
    // Colors for program code, which no field of the content holds.
    external: ["@shikijs/*"],
    plugins: [adaptPackage],
    logLevel: "error",
  });
  const cms = join(siteFolder, "node_modules/@sveltia/cms");
  cpSync(join(cms, "npm/assets"), join(folder, "assets"), {
    recursive: true,
    filter: (file) => !file.endsWith(".map"),
  });
  cpSync(join(cms, "LICENSE.txt"), join(folder, "LICENSE.txt"));
  const script = Object.entries(metafile.outputs).find(([, { entryPoint }]) =>
    entryPoint?.endsWith("src/editor/main.ts"),
  )?.[0];
  writePlaces(siteFolder, folder);
  writeFileSync(join(folder, "index.html"), htmlOf(basename(`${script}`), options));
}
