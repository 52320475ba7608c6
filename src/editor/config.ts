import type { CmsConfig } from "@sveltia/cms";
import { type Entity, entities, fileSchema, filesInWords } from "../schema/entities";
import {
  collectionOf,
  formatOf,
  imageFolder,
  pathToImages,
  previewPath,
  writtenSchema,
} from "./editedFiles";
import { formFieldOf, formFieldsOf, inWords, labelField, summaryOf, textLabel } from "./formFields";

export interface EditorOptions {
  repository: string;
  branch: string;
  /** The address of a server that signs people in with GitHub. */
  signIn?: string;
  /** Whether the editor runs next to the live site, for the files on this computer. */
  local?: boolean;
  /** Where pages show entries that have no page of their own, by their type. */
  shownAt: Record<string, string>;
}

type ShownAt = EditorOptions["shownAt"];

const common = (entity: Entity, shownAt: ShownAt) => ({
  name: entity.name,
  label: inWords(entity.name),
  media_folder: imageFolder,
  public_folder: pathToImages(entity),
  format: formatOf(entity),
  preview_path: previewPath(entity, shownAt),
});

const collectionFile = (entity: Entity, shownAt: ShownAt) => ({
  ...common(entity, shownAt),
  file: `data/${filesInWords(entity)}`,
  fields:
    entity.storage === "list"
      ? [{ ...formFieldOf(entity.name, fileSchema(entity)), required: true, root: true }]
      : formFieldsOf(entity.schema),
});

function folderCollection(entity: Entity, shownAt: ShownAt) {
  const { schema, pathPrefix } = entity;
  const further: Record<string, object> = {
    body: { label: textLabel, widget: "text" },
    path: { default: pathPrefix },
  };
  return {
    ...common(entity, shownAt),
    label_singular: inWords(entity.name).replace(/s$/, ""),
    folder: `data/${entity.name}`,
    extension: entity.extension,
    identifier_field: labelField(schema),
    // Names a new file. It can't change later, because the package would write the old name into the file.
    slug: { template: `{{fields.${"slug" in schema.shape ? "slug" : "label"}}}`, editable: false },
    summary: summaryOf(schema),
    fields: formFieldsOf(writtenSchema(entity)).map((field) => ({
      ...field,
      ...further[field.name],
    })),
  };
}

/** The settings of the package: a collection for each folder, one for all lists, and one for the files of the site. */
export function editorConfig(options: EditorOptions): CmsConfig {
  const { repository, branch, signIn, local, shownAt } = options;
  const fileCollection = (name: string) => ({
    name,
    label: inWords(name),
    files: entities
      .filter((entity) => collectionOf(entity) === name)
      .map((entity) => collectionFile(entity, shownAt)),
  });
  const config = {
    load_config_file: false,
    backend: {
      name: "github",
      repo: repository,
      branch,
      ...(signIn ? { base_url: signIn } : { auth_methods: ["token"] }),
      // With a server of one's own, the editor doesn't ask for the state of GitHub's.
      ...(local && { api_root: "http://localhost" }),
    },
    publish_mode: "editorial_workflow",
    app_title: "Edit the site",
    logo: { src: "/apple-touch-icon.png" },
    media_folder: imageFolder.slice(1),
    public_folder: imageFolder,
    media_libraries: { stock_assets: false },
    // Hosts forbid frames of the site.
    editor: { preview: Boolean(local) },
    output: { omit_empty_optional_fields: true },
    collections: [
      ...entities
        .filter(({ storage }) => storage === "folder")
        .map((entity) => folderCollection(entity, shownAt)),
      fileCollection("lists"),
      fileCollection("site"),
    ],
  };
  // Without the settings that are undefined, which the editor refuses.
  return JSON.parse(JSON.stringify(config));
}
