/** A rule of a `_headers` file: a pattern of paths, and their headers. */
export interface HeaderRule {
  pattern: RegExp;
  headers: [name: string, value: string][];
}

const linesOf = (text: string) => text.split(/\r?\n/).filter((line) => line.trim() && !line.startsWith("#"));

const escaped = (text: string) => text.replace(/[.*+?^${}()|[\]\\]/g, "\\$&");

/**
 * Parses a `_headers` file.
 * @returns its rules, in order
 * @throws when a header has no rule
 */
export function parseHeaders(text: string): HeaderRule[] {
  const rules: HeaderRule[] = [];
  for (const line of linesOf(text)) {
    if (line.startsWith("/")) {
      rules.push({ pattern: new RegExp(`^${line.trim().split("*").map(escaped).join(".*")}$`), headers: [] });
      continue;
    }
    const [, name, value = ""] = /^\s+([^:\s]+):\s*(.*)$/.exec(line) ?? [];
    const rule = rules.at(-1);
    if (!name || !rule) throw new Error(`_headers: expected an address, or a header below one, got "${line}"`);
    rule.headers.push([name, value]);
  }
  return rules;
}

/**
 * Returns the headers of a path, from all rules that match.
 * @throws when two rules set the same header: hosts differ in which value they send
 */
export function headersFor(path: string, rules: HeaderRule[]): Map<string, string> {
  const found = new Map<string, string>();
  for (const { pattern, headers } of rules) {
    if (!pattern.test(path)) continue;
    for (const [name, value] of headers) {
      if (found.has(name)) throw new Error(`_headers: two rules give ${path} the header ${name}`);
      found.set(name, value);
    }
  }
  return found;
}

/** Parses a `_redirects` file. Returns the new addresses by the old ones. */
export const parseRedirects = (text: string): Map<string, string> =>
  new Map(
    linesOf(text).map((line) => {
      const [from = "", to = ""] = line.trim().split(/\s+/);
      return [from, to];
    }),
  );
