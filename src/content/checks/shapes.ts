import { describeIssue } from "../describeIssue";
import type { Fault } from "../faults";
import type { Entry } from "./entries";

/** Where an entry does not fit its shape. */
export function shapeFaults({ entity, source, value, at }: Entry): Fault[] {
  const { error } = entity.shape.safeParse(value);
  return error ? error.issues.flatMap((issue) => describeIssue(issue, entity.shape, value, at, source)) : [];
}
