import { cpSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { basename, join } from "node:path";
import { build } from "esbuild";
import type { Express } from "express";
import type { z } from "zod";
import { readText } from "../content/contentFile";
import { contentFiles } from "../content/folder";
import type { integrations } from "../schema/entries/integrations";
import { page } from "../schema/entries/page";
import { fieldsIn } from "../schema/schemaFields";
import { entriesShownBy } from "../schema/shownTypes";
import type { EditorOptions } from "./config";
import { editorPath, kindsFile, textsPath } from "./editedFiles";
import { kindsPage } from "./kinds";

const typesNamedBy = (part: unknown) =>
  fieldsIn(page, part).flatMap((field) => (field.role === "reference" ? [field.to] : []));

/** Returns the first section that shows all entries of a type, or else names one: its address by the type. */
export function pagesShowing(folder: string): Record<string, string> {
  const sections = contentFiles(folder, "pages/").flatMap((file) => {
    const { path, sections }: z.infer<typeof page> = JSON.parse(readText(folder, file));
    return sections.map((section) => ({
      part: { sections: [section] },
      url: `${path}#${section.anchor}`,
    }));
  });
  const urls = [entriesShownBy, typesNamedBy].flatMap((typesOf) =>
    sections.flatMap(({ part, url }) => typesOf(part).map((type) => [type, url])),
  );
  return Object.fromEntries(urls.reverse());
}

/**
 * @param script the file name of the editor's first script
 * @param content a folder of valid content
 */
function pageOf(
  site: string,
  script: string,
  content: string,
  settings: Omit<EditorOptions, "shownAt">,
) {
  const options: EditorOptions = { ...settings, shownAt: pagesShowing(content) };
  const attribute = JSON.stringify(options).replaceAll("&", "&amp;").replaceAll('"', "&quot;");
  return readFileSync(join(site, "src/editor/index.html"), "utf8")
    .replace("{script}", script)
    .replace("{options}", () => attribute);
}

/** Returns the file name of the first script. */
async function writeScripts(site: string, folder: string): Promise<string> {
  const { metafile } = await build({
    entryPoints: [join(site, "src/editor/main.ts")],
    outdir: folder,
    bundle: true,
    splitting: true,
    // Hosts let browsers keep scripts for a year.
    entryNames: "[name]-[hash]",
    metafile: true,
    format: "esm",
    target: "es2022",
    minify: true,
    // Colors for program code, which no field of the content holds.
    external: ["@shikijs/*"],
    logLevel: "error",
  });
  const cms = join(site, "node_modules/@sveltia/cms");
  // Next to the chunks: the package finds them from its own address.
  cpSync(join(cms, "npm/assets"), join(folder, "assets"), {
    recursive: true,
    filter: (file) => !file.endsWith(".map"),
  });
  cpSync(join(cms, "LICENSE.txt"), join(folder, "LICENSE.txt"));
  writeFileSync(join(folder, kindsFile), kindsPage(site));
  const [script = ""] =
    Object.entries(metafile.outputs).find(([, { entryPoint }]) =>
      entryPoint?.endsWith("src/editor/main.ts"),
    ) ?? [];
  return basename(script);
}

/** Writes the visual editor into the built site, if `data/integrations.json` names a repository for it. */
export async function publishEditor(site: string): Promise<void> {
  const content = join(site, "data");
  const { editor }: z.infer<typeof integrations> = JSON.parse(
    readText(content, "integrations.json"),
  );
  const folder = join(site, "public", editorPath);
  rmSync(folder, { recursive: true, force: true });
  if (!editor) return;
  const script = await writeScripts(site, folder);
  writeFileSync(join(folder, "index.html"), pageOf(site, script, content, editor));
}

/**
 * Adds the visual editor to the development server, bundled at the first request.
 * @param validContent the folder with the last valid state of the content
 */
export function serveEditor({ app }: { app: Express }, site: string, validContent: string): void {
  const data = join(site, "data");
  app.get(textsPath, (_request, response) => {
    response.json(contentFiles(data).map((file) => readText(data, file)));
  });
  const root = join(site, ".cache/visual-editor");
  const settings = { repository: `local/${basename(site)}`, branch: "main", local: true };
  let scriptsWritten: Promise<string> | undefined;
  app.use(editorPath, ({ path }, response, fail) => {
    scriptsWritten ??= writeScripts(site, root);
    scriptsWritten
      .then((script) => {
        if (path === "/") response.send(pageOf(site, script, validContent, settings));
        else response.sendFile(path, { root });
      })
      .catch(fail);
  });
}
