import type { CreateSchemaCustomizationArgs } from "gatsby";
import { createGraphqlTypes } from "../../src/node/graphql/graphqlTypes";

/** A type as it is handed to Gatsby's type builders. */
interface TypeConfig {
  name: string;
  description?: string;
  interfaces?: string[];
  fields?: Record<string, { type: string; description?: string }>;
  values?: Record<string, { description?: string }>;
}

/** Every type of the site in GraphQL. */
export function graphqlTypes(): TypeConfig[] {
  let types: TypeConfig[] = [];
  const build = (config: TypeConfig) => config;
  createGraphqlTypes({
    actions: {
      createTypes: (created: TypeConfig[]) => {
        types = created;
      },
    },
    schema: { buildObjectType: build, buildInterfaceType: build, buildEnumType: build },
  } as unknown as CreateSchemaCustomizationArgs);
  return types;
}
