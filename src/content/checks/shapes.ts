import { describeIssues } from "../describeIssue";
import type { Fault } from "../faults";
import type { Entry } from "./entries";

/** Where an entry does not fit its shape. */
export function shapeFaults({ entity, source, value, at }: Entry): Fault[] {
  const { error } = entity.shape.safeParse(value);
  return error ? describeIssues(error.issues, { shape: entity.shape, entry: value, at, source }) : [];
}
