import type { GatsbyNode } from "gatsby";
import { writeTypeScriptTypes } from "gatsby/dist/utils/graphql-typegen/ts-codegen";

/** The setting that makes `gatsby build` end as soon as it knows all queries. */
export const typesOnly = "WRITE_TYPES_ONLY";

/** With the setting, writes the types of queries, which Gatsby itself does only at the end, and ends the build. */
export const writeTypesOnly: GatsbyNode["onPreBuild"] = async ({ store }) => {
  if (!process.env[typesOnly]) return;
  const { program, schema, definitions, config } = store.getState();
  await writeTypeScriptTypes(program.directory, schema, definitions, config.graphqlTypegen);
  process.exit();
};
