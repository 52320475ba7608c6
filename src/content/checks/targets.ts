import { nearMiss } from "../describeIssue";
import { entities } from "../entities";
import type { Fault } from "../faults";
import type { Content, Entry } from "./entries";

/** Links that lead nowhere, or to a redirect. */
export function targetFaults({ entries, leavesOf, fault, isSound, addressesKnown }: Content): Fault[] {
  const pages = new Map(leavesOf("path").map(({ entry, text }) => [text, entry]));
  const redirects = new Map(
    entries
      .filter(({ entity }) => entity.type === "Redirect")
      .map(({ value }) => [(value as { from?: string })?.from, (value as { to?: string })?.to]),
  );
  const integrations = entities.find(({ type }) => type === "Integrations")?.files ?? "";
  const outside = entries.find(({ source }) => source.file === integrations)?.value as Record<string, Record<string, unknown>> | undefined;

  const problem = (entry: Entry, to: string): string | undefined => {
    const [, scheme, name = ""] = /^(site|form):(.*)$/.exec(to) ?? [];
    if (scheme) {
      const names = Object.keys(outside?.[`${scheme}s`] ?? {});
      if (names.includes(name) || !isSound(integrations)) return undefined;
      const meant = nearMiss(name, names);
      return `no "${name}" among the ${scheme}s of integrations.json${meant ? `, did you mean "${scheme}:${meant}"?` : `; known: ${names.join(", ")}`}`;
    }
    const [written = "", hash] = to.split("#");
    if (!written && entry.entity.address === undefined) return `expected a page in front of "${to}", because this file is none`;
    const page = written ? pages.get(written) : entry;
    if (!page) {
      if (redirects.has(written)) return `"${written}" redirects to "${redirects.get(written)}"; link there`;
      if (!addressesKnown) return undefined;
      const meant = nearMiss(written, [...pages.keys()]);
      return `no page has the address "${written}"${meant ? `, did you mean "${meant}"?` : ""}`;
    }
    if (!hash || !isSound(page.source.file)) return undefined;
    const anchors = page.leavesOf("anchor").map(({ text }) => text);
    if (anchors.includes(hash)) return undefined;
    const address = (page.value as { path?: string }).path;
    return `no section of "${address}" has the anchor "${hash}"${anchors.length ? `; it has ${anchors.join(", ")}` : ""}`;
  };

  return leavesOf("target").flatMap(({ entry, leaf, text }) => {
    const message = problem(entry, text);
    return message ? [fault(entry, leaf, message)] : [];
  });
}
