import type { CreateDevServerArgs } from "gatsby";

/** The part of a `GraphQLSchema` that this file uses. */
interface Schema {
  getQueryType(): { description?: string | null; getFields(): Record<string, RootField> };
  getType(name: string): { description?: string | null } | undefined;
}

interface RootField {
  /** Turns into the name of the type, such as `Plan` or `PlanConnection!`. */
  type: object;
  description?: string | null;
}

/** Returns what a root field answers, in the words of its type. */
function rootDescription(type: string, schema: Schema): string {
  const [, name = "", connection] = /^(.+?)(Connection)?!?$/.exec(type) ?? [];
  const entry = schema.getType(name)?.description ?? `A node of the type ${name}.`;
  return `${connection ? "All entries that match the filter, in order:" : "The first entry that matches:"} ${entry}`;
}

/** Describes the root fields in GraphiQL, now and after each change of the schema. Gatsby's APIs take no description for them. */
export function describeRootFields({ store }: CreateDevServerArgs): void {
  let described: Schema | undefined;
  const describe = () => {
    const { schema }: { schema: Schema } = store.getState();
    if (schema === described) return;
    described = schema;
    const query = schema.getQueryType();
    query.description ??= "The content of the site: for each type, a field for one entry and one for all.";
    for (const field of Object.values(query.getFields())) field.description ??= rootDescription(`${field.type}`, schema);
  };
  describe();
  store.subscribe(describe);
}
