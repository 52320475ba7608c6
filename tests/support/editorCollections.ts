import type { Collection, CollectionFile, EntryCollection } from "@sveltia/cms";
import { editorConfig } from "../../src/content/editorConfig";

export const config = editorConfig({ repository: "owner/site", branch: "main" });

export const collections = (config.collections ?? []) as Collection[];

/** The single files in the collections. */
export const editedFiles = collections.flatMap((collection) =>
  "files" in collection ? (collection.files as CollectionFile[]) : [],
);

/**
 * Returns the file or folder of an entity in the editor.
 * @param path the entity's files
 */
export const editedOf = (path: string): CollectionFile | EntryCollection | undefined =>
  editedFiles.find(({ file }) => file === `data/${path}`) ??
  collections.find(
    (collection): collection is EntryCollection =>
      "folder" in collection &&
      path === `${collection.folder.slice("data/".length)}/*.${collection.extension}`,
  );
