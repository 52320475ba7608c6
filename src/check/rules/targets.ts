import { entities } from "../../schema/entities";
import { targetForms, targetPattern, webForm } from "../../schema/fields";
import { type NamedAddresses, namedTargets } from "../../schema/namedTargets";
import { valueAt } from "../../schema/schemaFields";
import { type Content, type Entry, type FoundLeaf, placesOn, showsFaq } from "../entries";
import { didYouMean } from "../nearMiss";
import type { Problem } from "../problems";
import { fileProblem, isOwnAddress, staticAddresses } from "./files";

/** Addresses that the site uses itself, and pages that aren't at the address where the site builds them. */
export function addressProblems({ ofType, leavesOf }: Content): Problem[] {
  const ownAddress = (address: string, problem: FoundLeaf["problem"]) =>
    isOwnAddress(address)
      ? [problem(`expected an address that the site doesn't use itself, got "${address}"`)]
      : [];
  return [
    ...leavesOf("path").flatMap(({ entry, text, problem }) => {
      const { address = "/" } = entry.entity;
      return text.startsWith(address)
        ? ownAddress(text, problem)
        : [problem(`expected an address below "${address}", got "${text}"`)];
    }),
    ...ofType("Redirect").flatMap(({ source, at, value }) =>
      ownAddress(`${valueAt(value, ["from"])}`, (message) =>
        source.problemAt([...at, "from"], message),
      ),
    ),
  ];
}

/** Links that lead nowhere, or to a redirect; pages that the site can't do without. */
export function targetProblems(content: Content): Problem[] {
  const { ofType, leavesOf, isValid, addressesKnown } = content;
  const pages = new Map(leavesOf("path").map(({ entry, text }) => [text, entry]));
  const addresses = [...pages.keys()];
  const redirects = new Map(
    ofType("Redirect").map(({ value }) => [valueAt(value, ["from"]), `${valueAt(value, ["to"])}`]),
  );
  const [integrations] = ofType("Integrations");
  const named =
    integrations && isValid("integrations.json")
      ? namedTargets(integrations.value as NamedAddresses).map(({ name }) => name)
      : [];
  const origin = String(valueAt(ofType("SiteSettings")[0]?.value, ["origin"]));

  /** Where redirects lead in the end; undefined for a circle. */
  const endOf = (to: string, left = redirects.size): string | undefined => {
    const next = redirects.get(to.replace(/#.*/, ""));
    return next === undefined ? to : left > 0 ? endOf(next, left - 1) : undefined;
  };

  const pageProblem = (address: string): string | undefined => {
    const end = endOf(address);
    if (end === undefined) return `"${address}" redirects to itself; write the address of a page`;
    if (end !== address) return `"${address}" redirects to "${end}"; write "${end}"`;
    const cure = "; write the address of a page that exists";
    return addressesKnown
      ? `no page has the address "${address}"${didYouMean(address, addresses, cure)}`
      : undefined;
  };

  const mistakeIn = (entry: Entry, to: string): string | undefined => {
    const ownPath = to.toLowerCase().startsWith(origin) ? to.slice(origin.length) || "/" : "";
    if (ownPath.startsWith("/")) return `"${to}" is on this site; write "${ownPath}"`;
    if (!targetPattern.test(to)) {
      const name = named.find((target) => target.endsWith(`:${to}`));
      const cure = didYouMean(to, [...addresses, ...named]);
      const form = /^https?:/.test(to) ? webForm : targetForms;
      return `expected ${form}, got "${to}"${name ? `, did you mean "${name}"?` : cure}`;
    }
    if (/^(site|form):/.test(to))
      return named.includes(to) || named.length === 0
        ? undefined
        : `"${to}" is not in integrations.json${didYouMean(to, named, `; known: ${named.join(", ")}`)}`;
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
    const isKnown = isValid(page.source.file) && (isValid("faq.json") || !showsFaq(page));
    if (!hash || !isKnown) return undefined;
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
    ...leavesOf("target").flatMap(({ entry, text, problem }) => {
      const message = mistakeIn(entry, text);
      return message ? [problem(message)] : [];
    }),
  ];
}

/** References to entries that do not exist. */
export const referenceProblems = ({ ofType, leavesOf, isValid }: Content): Problem[] =>
  leavesOf("reference").flatMap(({ leaf, text, problem }) => {
    if (leaf.means !== "reference") return [];
    const { to: type, having } = leaf;
    const file = entities.find((entity) => entity.type === type)?.files ?? "";
    if (!isValid(file)) return [];
    const slugs = ofType(type).flatMap((entry) => entry.leavesOf("slug"));
    const known = slugs.filter(({ isOwn }) => isOwn);
    const found = known.find((slug) => slug.text === text)?.entry;
    if (found) {
      if (!having || valueAt(found.value, [having])) return [];
      const { file: page, line } = problem("");
      return [found.source.problemAt([having], `missing; data/${page}:${line} shows it`)];
    }
    const words = known.map((slug) => slug.text);
    const hint = didYouMean(text, words);
    return [problem(`no entry of data/${file} has the slug "${text}"${hint}`)];
  });
