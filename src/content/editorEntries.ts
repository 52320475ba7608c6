import { z } from "zod";
import { type Entity, entities } from "./entities";
import { referencesIn } from "./walk";

/* How the visual editor names the files of the content, and finds them. */

/** The address of the visual editor. */
export const editorAddress = "/admin";

/** The parameter of the editor's address that names a content file, and leads to where the site shows it. */
export const shownFile = "show";

/** The file in the editor's folder that maps content without a page of its own to the section that shows it. */
export const placesFile = "places.json";

/** The folder of pictures in the project. */
export const pictureFolder = "/data/images";

/** Returns the entity with a GraphQL type. */
export const entityOfType = (type: string): Entity => {
  const entity = entities.find((known) => known.type === type);
  if (!entity) throw new Error(`No entity has the type ${type}.`);
  return entity;
};

/** Returns the folder of an entity with a file for each entry. */
export const folderOf = ({ files }: Entity): string | undefined =>
  /^(.*)\/\*\.\w+$/.exec(files)?.[1];
/** Returns the name of an entity's collection or file in the editor. */
export const nameOf = ({ files }: Entity): string =>
  files.replace(/\/\*\.\w+$|\.\w+$/, "").replaceAll("/", "-");

/** The collections that hold single files. */
export const groups = {
  pages: { label: "Pages", icon: "web", holds: ({ files }: Entity) => files.startsWith("pages/") },
  lists: { label: "Lists", icon: "list", holds: ({ list }: Entity) => list === true },
  site: { label: "Site", icon: "settings", holds: () => true },
};

export type GroupName = keyof typeof groups;

/** Returns the collection of an entity with a single file. */
export const groupOf = (entity: Entity): GroupName =>
  (Object.keys(groups) as GroupName[]).find((name) => groups[name].holds(entity)) ?? "site";

/** The fields of an entry that its author writes. Those of an MDX file are at its top; its text follows. */
export const writtenSchema = (entity: Entity): z.ZodObject => entity.frontmatter ?? entity.schema;

/** Whether the entries of an entity are MDX files. */
export const isMdx = ({ files }: Entity) => files.endsWith(".mdx");

/** The path from a content file's folder to the pictures. */
export const pathToPictures = ({ files }: Entity): string =>
  files.includes("/") ? "../images" : "./images";

/** The editor takes no other name for a format of MDX. */
export const formatOf = (entity: Entity): string =>
  isMdx(entity) ? `${nameOf(entity)}-frontmatter` : nameOf(entity);

/** Stands for an entry's slug in the address of a page. */
export const slugInAddress = "{{fields.slug}}";

/** The address that shows what a file contains: a page of its own, or the editor's, which knows where other pages show it. */
export function addressOf({ address, files, section, type }: Entity): string | undefined {
  if (address) return files.includes("*") ? address + slugInAddress : address;
  const isShown =
    section !== undefined || entities.some(({ schema }) => referencesIn(schema).includes(type));
  return isShown ? `${editorAddress}?${shownFile}=${files.replace("*", slugInAddress)}` : undefined;
}

/** What the editor has to know to read and write the files of an entity. */
export interface EditedFormat {
  /** The name of the format; for a file with a list of entries, also what the check calls the list. */
  format: string;
  extension: "json" | "mdx";
  list: boolean;
  schema: z.ZodObject;
  /** The path from a file's folder to the pictures. */
  pictures: string;
}

/** The format of the files of an entity. */
export const editedFormat = (entity: Entity): EditedFormat => ({
  format: formatOf(entity),
  extension: isMdx(entity) ? "mdx" : "json",
  list: entity.list === true,
  schema: isMdx(entity) ? writtenSchema(entity).extend({ body: z.string().min(1) }) : entity.schema,
  pictures: pathToPictures(entity),
});

/** The formats of all content files. */
export const editedFormats = (): EditedFormat[] => entities.map(editedFormat);

/**
 * Where the editor shows a file.
 * @param file path below `data/`
 * @returns the part of the address after `#`, or undefined for a file that isn't content
 */
export function editorPlace(file: string): string | undefined {
  for (const entity of entities) {
    const folder = folderOf(entity);
    if (entity.files === file) return `/collections/${groupOf(entity)}/entries/${nameOf(entity)}`;
    if (folder && file.startsWith(`${folder}/`))
      return `/collections/${nameOf(entity)}/entries/${file.slice(folder.length + 1).replace(/\.\w+$/, "")}`;
  }
  return undefined;
}
