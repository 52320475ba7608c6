/** Lines without comments and empty ones. */
const linesOf = (text) => text.split(/\r?\n/).filter((line) => line.trim() && !line.startsWith("#"));

const escaped = (text) => text.replace(/[.*+?^${}()|[\]\\]/g, "\\$&");

/**
 * Reads a `_headers` file.
 * @param {string} text
 * @returns {{ pattern: RegExp, headers: [name: string, value: string][] }[]} its rules, in order
 * @throws when a header stands before the first address
 */
function readHeaders(text) {
  const rules = [];
  for (const line of linesOf(text)) {
    if (line.startsWith("/")) {
      rules.push({ pattern: new RegExp(`^${line.trim().split("*").map(escaped).join(".*")}$`), headers: [] });
      continue;
    }
    const [, name, value] = /^\s+([^:\s]+):\s*(.*)$/.exec(line) ?? [];
    const rule = rules.at(-1);
    if (!name || !rule) throw new Error(`_headers: expected an address, or a header below one, got "${line}"`);
    rule.headers.push([name, value]);
  }
  return rules;
}

/**
 * The headers of an address: those of every rule that fits it.
 * @param {string} path
 * @param {ReturnType<typeof readHeaders>} rules
 * @returns {Map<string, string>}
 * @throws when two rules name the same header: one host would join the values, another take the last
 */
function headersFor(path, rules) {
  const found = new Map();
  for (const { pattern, headers } of rules) {
    if (!pattern.test(path)) continue;
    for (const [name, value] of headers) {
      if (found.has(name)) throw new Error(`_headers: two rules give ${path} the header ${name}`);
      found.set(name, value);
    }
  }
  return found;
}

/**
 * Reads a `_redirects` file.
 * @param {string} text
 * @returns {Map<string, string>} new addresses by old ones
 */
const readRedirects = (text) => new Map(linesOf(text).map((line) => line.trim().split(/\s+/).slice(0, 2)));

module.exports = { readHeaders, headersFor, readRedirects };
