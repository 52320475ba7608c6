import { z } from "zod";
import { type Entity, entityOf } from "../schema/entities";

/* How the visual editor names the files of the content, and finds them. */

export const editorAddress = "/admin";

export const pictureFolder = "/data/images";

/** The name of an entity in the editor: that of its file or folder. */
export const nameOf = ({ files }: Entity) => files.replace(/(\/\*)?\.\w+$/, "");

/** Where the development server answers the texts of all content files. */
export const textsAddress = `${editorAddress}/texts`;

export const endingOf = ({ files }: Entity) => files.replace(/.*\./, "");

/** Whether each entry of an entity has a file of its own. */
export const isFolder = ({ files }: Entity) => files.includes("*");

export function collectionOf(entity: Entity) {
  if (isFolder(entity)) return nameOf(entity);
  return entity.list ? "lists" : "site";
}

/** Returns the format of an entity's files. The editor accepts no other name for a format of MDX. */
export const formatOf = (entity: Entity) =>
  nameOf(entity) + (entity.frontmatter ? "-frontmatter" : "");

export const pathToPictures = ({ files }: Entity) =>
  files.includes("/") ? "../images" : "./images";

/** The schema of one entry, as its author writes it. The text of an MDX file is its `body`. */
export const writtenSchema = ({ schema, frontmatter }: Entity): z.ZodObject =>
  frontmatter ? frontmatter.extend({ body: z.string().min(1) }) : schema;

/** The address that shows a file: its page, or one of `shownAt`. `{{fields.NAME}}` stands for a field. */
export function addressOf(entity: Entity, shownAt: Record<string, string>) {
  const { address, frontmatter, type } = entity;
  if (!address) return shownAt[type] ?? "/";
  return frontmatter ? `${address}{{fields.slug}}` : "{{fields.path}}";
}

/**
 * Returns the hash of the editor's address for a file below `data/`: its form, or the list of forms that it is in, because the
 * package shows an empty form when the form of one file of a collection follows that of another.
 */
export function editorPath(file: string) {
  const entity = entityOf(file);
  if (!entity) return "#/collections";
  const form = isFolder(entity) ? `/entries/${file.replace(/^.*\/|\.\w+$/g, "")}` : "";
  return `#/collections/${collectionOf(entity)}${form}`;
}
