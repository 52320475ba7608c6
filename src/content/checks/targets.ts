import { targetForms, targetPattern } from "../../fields/fields";
import { wrongCharacters } from "../describeIssue";
import { entities } from "../entities";
import { didYouMean } from "../nearMiss";
import type { Problem } from "../problems";
import { valueAt } from "../schemaFields";
import { type Content, type Entry, placesOn } from "./entries";
import { fileProblem } from "./files";
import { staticAddresses } from "./staticFiles";

const integrationsFile = entities.find(({ type }) => type === "Integrations")?.files ?? "";

/** The link targets that `integrations.json` names, such as `site:signUp`. */
function namedTargets({ entries }: Content): string[] {
  const value = entries.find(({ entity }) => entity.type === "Integrations")?.value;
  return ["site", "form"].flatMap((scheme) =>
    Object.keys(Object(valueAt(value, [`${scheme}s`]))).map((name) => `${scheme}:${name}`),
  );
}

/** The target of each old address. */
const redirectMap = ({ entries }: Content) =>
  new Map<string, string>(
    entries
      .filter(({ entity }) => entity.type === "Redirect")
      .map(({ value }) => [`${valueAt(value, ["from"])}`, `${valueAt(value, ["to"])}`]),
  );

/** All addresses from the first to the last that redirects lead to; in a circle, the last is also an earlier one. */
function redirectChain(address: string, redirects: Map<string, string>): string[] {
  const chain = [address];
  for (;;) {
    const next = redirects.get(chain.at(-1)?.split("#")[0] ?? "");
    if (next === undefined) return chain;
    chain.push(next);
    if (chain.indexOf(next) < chain.length - 1) return chain;
  }
}

/** Redirects from the address of a page, and pages that aren't at the address where the site builds them. */
export function addressProblems({ entries, leavesOf, problemAt }: Content): Problem[] {
  const paths = leavesOf("path");
  const redirects = entries.flatMap(({ entity, source, at, value }) => {
    const from = entity.type === "Redirect" && valueAt(value, ["from"]);
    const page = paths.find(({ text }) => text === from)?.entry.source.file;
    const message = `data/${page} has this address; remove this entry, or delete the page`;
    return page ? [source.problemAt([...at, "from"], message)] : [];
  });
  const misplaced = paths.flatMap(({ entry, leaf, text }) => {
    const { address = "/" } = entry.entity;
    return text.startsWith(address)
      ? []
      : [problemAt(entry, leaf, `expected an address below "${address}", got "${text}"`)];
  });
  return [...redirects, ...misplaced];
}

/** Links that lead nowhere, or to a redirect; pages that the site can't do without. */
export function targetProblems(content: Content): Problem[] {
  const { leavesOf, problemAt, isValid, addressesKnown } = content;
  const pages = new Map(leavesOf("path").map(({ entry, text }) => [text, entry]));
  const addresses = [...pages.keys()];
  const redirects = redirectMap(content);
  const named = namedTargets(content);
  const site = content.entries.find(({ entity }) => entity.type === "SiteSettings");
  const origin = String(valueAt(site?.value, ["origin"]));

  const namedProblem = (to: string): string | undefined => {
    if (named.includes(to) || !isValid(integrationsFile)) return undefined;
    return `"${to}" is not in integrations.json${didYouMean(to, named, `; known: ${named.join(", ")}`)}`;
  };

  const pageProblem = (address: string): string | undefined => {
    const chain = redirectChain(address, redirects);
    const last = chain.at(-1) ?? address;
    if (chain.length === 1) {
      const cure = wrongCharacters(address) || "; write the address of a page that exists";
      return addressesKnown
        ? `no page has the address "${address}"${didYouMean(address, addresses, cure)}`
        : undefined;
    }
    return chain.indexOf(last) < chain.length - 1
      ? `"${address}" redirects in a circle, ${chain.join(" → ")}; let one of these lead to a page`
      : `"${address}" redirects to "${last}"; write "${last}"`;
  };

  const problem = (entry: Entry, to: string): string | undefined => {
    const place = to.toLowerCase().startsWith(origin) ? to.slice(origin.length) || "/" : "";
    if (/^\/[^/]*/.test(place)) return `"${to}" is a place on this site; write "${place}"`;
    if (!targetPattern.test(to)) {
      const name = named.find((target) => target.endsWith(`:${to}`));
      const cure = didYouMean(to, [...addresses, ...named], wrongCharacters(to));
      return `expected ${targetForms}, got "${to}"${name ? `, did you mean "${name}"?` : cure}`;
    }
    if (/^(site|form):/.test(to)) return namedProblem(to);
    if (/^(https|mailto|tel):/.test(to)) return undefined;
    if (to.includes(".")) {
      const files = staticAddresses();
      return files.includes(to)
        ? undefined
        : `there is no file static${to}${didYouMean(to, [...files, ...addresses])}`;
    }
    const [written = "", hash] = to.split("#");
    if (!written && entry.entity.address === undefined)
      return `"${to}" is a place on a page; put the address of its page in front`;
    const page = written ? pages.get(written) : entry;
    if (!page) return pageProblem(written);
    if (!hash || !isValid(page.source.file)) return undefined;
    const anchors = placesOn(page, content).map(({ text }) => text);
    if (anchors.includes(hash)) return undefined;
    const known = anchors.length > 0 ? `; it has ${anchors.join(", ")}` : "";
    const path = valueAt(page.value, ["path"]);
    return `no section of "${path}" has the anchor "${hash}"${didYouMean(hash, anchors, known)}`;
  };

  // The home page, and what visitors see at an address that doesn't exist.
  const absent = ["/", "/404"].filter((path) => addressesKnown && !pages.has(path));
  return [
    ...absent.map((path) => fileProblem("pages", `no page has the path "${path}"; restore it`)),
    ...leavesOf("target").flatMap(({ entry, leaf, text }) => {
      const message = problem(entry, text);
      return message ? [problemAt(entry, leaf, message)] : [];
    }),
  ];
}

/** References to entries that do not exist. */
export function referenceProblems(content: Content): Problem[] {
  const { leavesOf, problemAt, isValid } = content;
  return leavesOf("reference").flatMap(({ entry, leaf, text }) => {
    const type = leaf.fieldKind.kind === "reference" ? leaf.fieldKind.to : "";
    const file = entities.find((entity) => entity.type === type)?.files ?? "";
    const known = content.slugsOf(type);
    if (known.includes(text) || !isValid(file)) return [];
    const hint = didYouMean(text, known, wrongCharacters(text));
    return [problemAt(entry, leaf, `no entry of data/${file} has the slug "${text}"${hint}`)];
  });
}
