import type { CmsConfig, Collection, CollectionFile, Field } from "@sveltia/cms";
import { z } from "zod";
import {
  addressOf,
  folderOf,
  formatOf,
  type GroupName,
  groupOf,
  groups,
  isMdx,
  nameOf,
  pathToPictures,
  pictureFolder,
  writtenSchema,
} from "./editorEntries";
import {
  defined,
  descriptionOf,
  fieldsOf,
  identifierOf,
  inWords,
  list,
  singular,
  summaryOf,
} from "./editorFields";
import { type Entity, entities } from "./entities";

const commonOf = (entity: Entity) => ({
  name: nameOf(entity),
  label: inWords(nameOf(entity).replace(/^pages-/, "")),
  media_folder: pictureFolder,
  public_folder: pathToPictures(entity),
  format: formatOf(entity),
  editor: addressOf(entity) ? undefined : { preview: false },
});

function fileOf(entity: Entity): CollectionFile {
  const { schema } = entity;
  const name = nameOf(entity);
  const fields = entity.list
    ? ([
        {
          ...defined({ ...list(z.array(schema)), required: true }),
          name,
          label: inWords(name),
          hint: descriptionOf(schema),
          root: true,
        },
      ] as Field[])
    : fieldsOf(schema);
  return defined({
    ...commonOf(entity),
    file: `data/${entity.files}`,
    fields,
    preview_path: addressOf(entity),
  }) as CollectionFile;
}

function folderCollection(entity: Entity, folder: string): Collection {
  const schema = writtenSchema(entity);
  const text = isMdx(entity)
    ? ([
        {
          name: "body",
          label: "Text",
          widget: "text",
          hint: "The text of the page, in Markdown. docs/content.md, Add a guide, says what it may contain.",
        },
      ] as Field[])
    : [];
  return defined({
    ...commonOf(entity),
    ...singular(entity.schema),
    description: descriptionOf(entity.schema),
    icon: "article",
    folder: `data/${folder}`,
    extension: entity.files.split(".").pop(),
    identifier_field: identifierOf(schema),
    slug: "{{fields.slug}}",
    summary: summaryOf(schema),
    fields: [...fieldsOf(schema), ...text],
    preview_path: addressOf(entity),
  }) as Collection;
}

/** Where the editor's files are. */
export interface EditorOptions {
  /** `owner/name` on GitHub. */
  repository: string;
  /** The branch that the site is built from. */
  branch: string;
  /** The address of a server that signs people in with GitHub. */
  signIn?: string;
  /** Whether the editor runs next to the live site, for the files on this computer. */
  local?: boolean;
}

/**
 * The configuration of the visual editor, made from the schemas of the content.
 * @throws when the editor has no field for a part of a schema
 */
export function editorConfig({
  repository,
  branch,
  signIn,
  local = false,
}: EditorOptions): CmsConfig {
  const single = entities.filter((entity) => !folderOf(entity));
  return {
    load_config_file: false,
    backend: {
      name: "github",
      repo: repository,
      branch,
      ...(signIn ? { base_url: signIn } : { auth_methods: ["token"] }),
    },
    publish_mode: "editorial_workflow",
    app_title: "Edit the site",
    logo: { src: "/press/icon.svg" },
    media_folder: pictureFolder.slice(1),
    public_folder: pictureFolder,
    media_libraries: { stock_assets: false },
    // Hosts forbid frames of the site.
    editor: { preview: local },
    output: { omit_empty_optional_fields: true },
    collections: [
      ...(Object.keys(groups) as GroupName[]).map((name) => ({
        name,
        label: groups[name].label,
        icon: groups[name].icon,
        files: single.filter((entity) => groupOf(entity) === name).map(fileOf),
      })),
      ...entities.flatMap((entity) => {
        const folder = folderOf(entity);
        return folder ? [folderCollection(entity, folder)] : [];
      }),
    ],
  };
}
