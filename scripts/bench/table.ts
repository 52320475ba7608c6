/** One column of a table: what stands above it, and whether it is set flush right, as numbers are. */
export interface Column {
  heading: string;
  right?: boolean;
}

const lineOf = (columns: readonly Column[], widths: readonly number[], cells: readonly string[]) =>
  columns
    .map(({ right }, index) => {
      const cell = cells[index] ?? "";
      const width = widths[index] ?? 0;
      return right ? cell.padStart(width) : cell.padEnd(width);
    })
    .join("  ")
    .trimEnd();

/** A table as text, its columns as wide as what stands in them. */
export function textTable(columns: readonly Column[], rows: readonly (readonly string[])[]): string {
  const headings = columns.map(({ heading }) => heading);
  const widths = columns.map((_, index) => Math.max(...[headings, ...rows].map((cells) => cells[index]?.length ?? 0)));
  const rule = widths.map((width) => "─".repeat(width)).join("  ");
  return [lineOf(columns, widths, headings), rule, ...rows.map((cells) => lineOf(columns, widths, cells))].join("\n");
}
