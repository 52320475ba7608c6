import { nearMiss } from "../describeIssue";
import type { Fault } from "../faults";
import type { Content, Entry } from "./entries";

/** Links that lead nowhere, or to a redirect. */
export function targetFaults({ entries, leavesOf, fault }: Content): Fault[] {
  const pageAnchors = new Map(
    leavesOf("path").map(({ entry, text }) => [
      text,
      entry.leaves.filter(({ meaning }) => meaning.kind === "anchor").map(({ value }) => String(value)),
    ]),
  );
  const redirects = new Map(
    entries
      .filter(({ entity }) => entity.type === "Redirect")
      .map(({ value }) => [(value as { from?: string })?.from, (value as { to?: string })?.to]),
  );
  const outside = entries.find(({ entity }) => entity.type === "Integrations")?.value as
    | Record<string, Record<string, unknown>>
    | undefined;

  const problem = (entry: Entry, to: string): string | undefined => {
    const [, scheme, name = ""] = /^(site|form):(.*)$/.exec(to) ?? [];
    if (scheme) {
      const names = Object.keys(outside?.[`${scheme}s`] ?? {});
      if (names.includes(name)) return undefined;
      const meant = nearMiss(name, names);
      return `no "${name}" among the ${scheme}s of integrations.json${meant ? `, did you mean "${scheme}:${meant}"?` : `; known: ${names.join(", ")}`}`;
    }
    const [written = "", hash] = to.split("#");
    const page = written || (entry.value as { path?: string })?.path || "";
    const anchors = pageAnchors.get(page);
    if (!anchors) {
      if (redirects.has(page)) return `"${page}" redirects to "${redirects.get(page)}"; link there`;
      const meant = nearMiss(page, [...pageAnchors.keys()]);
      return `no page has the address "${page}"${meant ? `, did you mean "${meant}"?` : ""}`;
    }
    if (hash && !anchors.includes(hash))
      return `no section of "${page}" has the anchor "${hash}"${anchors.length ? `; it has ${anchors.join(", ")}` : ""}`;
    return undefined;
  };

  return leavesOf("target").flatMap(({ entry, leaf, text }) => {
    const message = problem(entry, text);
    return message ? [fault(entry, leaf, message)] : [];
  });
}
