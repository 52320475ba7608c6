import { describeIssues } from "../describeIssue";
import type { Problem } from "../problems";
import type { Entry } from "./entries";

/** Where an entry does not fit its shape. */
export function shapeProblems({ entity, source, value, at }: Entry): Problem[] {
  const { error } = entity.shape.safeParse(value);
  return error ? describeIssues(error.issues, { shape: entity.shape, entry: value, at, source }) : [];
}
