import { editorAddress, placesFile } from "../content/editorEntries";

/** Leaves the editor for where the site shows a content file. */
export async function showFile(file: string): Promise<void> {
  const places: Record<string, string> = await (await fetch(`${editorAddress}/${placesFile}`)).json();
  window.location.replace(places[file] ?? "/");
}
