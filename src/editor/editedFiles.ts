import { z } from "zod";
import { type Entity, entityOf } from "../schema/entities";

/* How the visual editor names the files of the content, and finds them. */

export const editorPath = "/admin";

/** The page next to the editor that shows each kind of section. */
export const kindsFile = "kinds.html";

/** Where the editor finds and puts pictures. */
export const imageFolder = "/data/images";

/** Where the development server answers the texts of all content files. */
export const textsPath = `${editorPath}/texts`;

/** The group of forms that an entity is in: each folder is one, and all lists, and all other files. */
export function collectionOf(entity: Entity): string {
  if (entity.storage === "folder") return entity.name;
  return entity.storage === "list" ? "lists" : "site";
}

/** Returns the format of an entity's files. The editor accepts no other name for a format of MDX. */
export const formatOf = (entity: Entity): string =>
  entity.name + (entity.frontmatter ? "-frontmatter" : "");

/** The path to the pictures from an entity's files. */
export const pathToImages = (entity: Entity): string =>
  entity.storage === "folder" ? "../images" : "./images";

/** The schema of one entry, as its author writes it. The text of an MDX file is its `body`. */
export const writtenSchema = ({ schema, frontmatter }: Entity): z.ZodObject =>
  frontmatter ? frontmatter.extend({ body: z.string().min(1) }) : schema;

/** The address that shows a file: its page, or one of `shownAt`. `{{fields.NAME}}` stands for a field. */
export function previewPath(entity: Entity, shownAt: Record<string, string>): string {
  const { pathPrefix, frontmatter, type } = entity;
  if (!pathPrefix) return shownAt[type] ?? "/";
  return frontmatter ? `${pathPrefix}{{fields.slug}}` : "{{fields.path}}";
}

/** The name of a file without its folder and ending, by which the editor knows its form. */
export const formName = (file: string): string => file.replace(/^.*\/|\.\w+$/g, "");

/** Returns the hash of the editor's address for the list of forms with a file below `data/`. */
function listHash(file: string): string {
  const entity = entityOf(file);
  return entity ? `#/collections/${collectionOf(entity)}` : "#/collections";
}

/** Returns the hash of the editor's address for the form of a file below `data/`. */
export const formHash = (file: string): string => `${listHash(file)}/entries/${formName(file)}`;

/**
 * Returns the hash that leads to a file below `data/`: of its form, or of the list of forms that it is in, because the package
 * shows an empty form when the form of one file of a collection follows that of another.
 */
export const editorHash = (file: string): string =>
  entityOf(file)?.storage === "folder" ? formHash(file) : listHash(file);
