import type { CreateDevServerArgs } from "gatsby";
import type { GraphQLSchema } from "gatsby/graphql";

/** Returns what a root field answers, in the words of its type. */
function rootDescription(type: string, schema: GraphQLSchema): string {
  const [, name = "", connection] = /^(.+?)(Connection)?!?$/.exec(type) ?? [];
  const entry = schema.getType(name)?.description ?? `A node of the type ${name}.`;
  return `${connection ? "All entries that match the filter, in order:" : "The first entry that matches:"} ${entry}`;
}

/** Describes the root fields in GraphiQL, now and after each change of the schema. Gatsby's APIs take no description for them. */
export function describeRootFields({ store }: CreateDevServerArgs): void {
  let described: GraphQLSchema | undefined;
  const describe = () => {
    const { schema }: { schema: GraphQLSchema } = store.getState();
    const query = schema.getQueryType();
    if (schema === described || !query) return;
    described = schema;
    query.description ??=
      "The content of the site: for each type, a field for one entry and one for all.";
    for (const field of Object.values(query.getFields()))
      field.description ??= rootDescription(`${field.type}`, schema);
  };
  describe();
  store.subscribe(describe);
}
