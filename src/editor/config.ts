import type { CmsConfig } from "@sveltia/cms";
import { z } from "zod";
import { type Entity, entities } from "../content/entities";
import {
  addressOf,
  folderOf,
  formatOf,
  groupOf,
  isMdx,
  nameOf,
  pathToPictures,
  pictureFolder,
  writtenSchema,
} from "./editedFiles";
import { fieldOf, fieldsOf, inWords, labelField, singular, summaryOf } from "./formFields";

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

const groupIcons = { pages: "web", lists: "list", site: "settings" };

const common = (entity: Entity) => ({
  name: nameOf(entity),
  label: inWords(nameOf(entity).replace(/^pages-/, "")),
  media_folder: pictureFolder,
  public_folder: pathToPictures(entity),
  format: formatOf(entity),
  preview_path: addressOf(entity),
});

const fileOf = (entity: Entity) => ({
  ...common(entity),
  file: `data/${entity.files}`,
  fields: entity.list
    ? [{ ...fieldOf(nameOf(entity), z.array(entity.schema)), required: true, root: true }]
    : fieldsOf(entity.schema),
});

const folderCollection = (entity: Entity, folder: string) => ({
  ...common(entity),
  ...singular(entity.schema),
  icon: "article",
  folder: `data/${folder}`,
  extension: isMdx(entity) ? "mdx" : "json",
  identifier_field: labelField(entity.schema),
  slug: "{{fields.slug}}",
  summary: summaryOf(entity.schema),
  fields: fieldsOf(writtenSchema(entity)).map((field) =>
    field.name === "body" ? { ...field, label: "Text", widget: "text" } : field,
  ),
});

/** The configuration of the visual editor, made from the schemas of the content. */
export function editorConfig({ repository, branch, signIn, local }: EditorOptions): CmsConfig {
  const single = entities.filter((entity) => !folderOf(entity));
  const config = {
    load_config_file: false,
    backend: {
      name: "github",
      repo: repository,
      branch,
      ...(signIn ? { base_url: signIn } : { auth_methods: ["token"] }),
      // With a server of one's own, the editor doesn't ask for the state of GitHub's.
      ...(local ? { api_root: "http://localhost" } : {}),
    },
    publish_mode: "editorial_workflow",
    app_title: "Edit the site",
    logo: { src: "/press/icon.svg" },
    media_folder: pictureFolder.slice(1),
    public_folder: pictureFolder,
    media_libraries: { stock_assets: false },
    // Hosts forbid frames of the site.
    editor: { preview: Boolean(local) },
    output: { omit_empty_optional_fields: true },
    collections: [
      ...Object.entries(groupIcons).map(([name, icon]) => ({
        name,
        label: inWords(name),
        icon,
        files: single.filter((entity) => groupOf(entity) === name).map(fileOf),
      })),
      ...entities.flatMap((entity) => {
        const folder = folderOf(entity);
        return folder ? [folderCollection(entity, folder)] : [];
      }),
    ],
  };
  // Without the settings that are undefined, which the editor refuses.
  return JSON.parse(JSON.stringify(config));
}
