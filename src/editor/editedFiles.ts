import { z } from "zod";
import { type Entity, entities } from "../content/entities";
import { referencesIn } from "../content/schemaFields";

/* How the visual editor names the files of the content, and finds them. */

/** The address of the visual editor. */
export const editorAddress = "/admin";

/** The folder of pictures in the project. */
export const pictureFolder = "/data/images";

/** Stands for an entry's slug in the address of a page. */
export const slugInAddress = "{{fields.slug}}";

/** Returns the folder of an entity with a file for each entry. */
export const folderOf = ({ files }: Entity): string | undefined =>
  /^(.*)\/\*\.\w+$/.exec(files)?.[1];

/** Returns the name of an entity's collection or file in the editor. */
export const nameOf = ({ files }: Entity): string =>
  files.replace(/\/\*\.\w+$|\.\w+$/, "").replaceAll("/", "-");

/** Returns the collection of an entity with a single file. */
export const groupOf = ({ files, list }: Entity): "pages" | "lists" | "site" =>
  list ? "lists" : files.startsWith("pages/") ? "pages" : "site";

export const isMdx = ({ files }: Entity): boolean => files.endsWith(".mdx");

/** Returns the format of an entity's files. The editor accepts no other name for a format of MDX. */
export const formatOf = (entity: Entity): string =>
  nameOf(entity) + (isMdx(entity) ? "-frontmatter" : "");

/** Returns the path from a content file to the pictures. */
export const pathToPictures = ({ files }: Entity): string =>
  files.includes("/") ? "../images" : "./images";

/** Returns the schema of one entry, as its author writes it. The text of an MDX file is its `body`. */
export const writtenSchema = ({ schema, frontmatter }: Entity): z.ZodObject =>
  frontmatter ? frontmatter.extend({ body: z.string().min(1) }) : schema;

/** Returns the address that shows a file: its page, or the first page that lists or names its entries. */
export function addressOf(entity: Entity): string {
  const { address, type, section } = entity;
  if (address) return folderOf(entity) ? address + slugInAddress : address;
  const pages = entities.filter((one) => one.address && !folderOf(one));
  const page =
    pages.find(({ lists }) => lists?.includes(type)) ??
    pages.find(({ schema }) => referencesIn(schema).includes(type));
  return `${page?.address ?? "/"}${section ? `#${section}` : ""}`;
}

/**
 * Returns where the editor shows a file.
 * @param file path below `data/`
 * @returns the part of the address after `#`; undefined for a file that isn't content
 */
export function editorPlace(file: string): string | undefined {
  for (const entity of entities) {
    const folder = folderOf(entity);
    if (entity.files === file) return `/collections/${groupOf(entity)}/entries/${nameOf(entity)}`;
    if (folder && file.startsWith(`${folder}/`))
      return `/collections/${nameOf(entity)}/entries${file.slice(folder.length).replace(/\.\w+$/, "")}`;
  }
  return undefined;
}
