import { describeIssues } from "../describeIssue";
import type { Problem } from "../problems";
import type { Entry } from "./entries";

/** The places where an entry doesn't fit its schema. */
export function schemaProblems({ entity, source, value, at }: Entry): Problem[] {
  const { error } = entity.schema.safeParse(value);
  return error
    ? describeIssues(error.issues, { schema: entity.schema, entry: value, at, source })
    : [];
}
