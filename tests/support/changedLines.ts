/** Returns the lines of a text that differ from the line in the same place of an earlier text. */
export function changedLines(before: string | undefined, after: string | undefined): string[] {
  const old = before?.split("\n");
  return (after ?? "").split("\n").filter((line, index) => line !== old?.[index]);
}
