import { targetForms, targetPattern } from "../../fields/fields";
import { wrongCharacters } from "../describeIssue";
import { entities } from "../entities";
import { didYouMean } from "../nearMiss";
import type { Problem } from "../problems";
import { valueAt } from "../schemaFields";
import { type Content, type Entry, placesOn } from "./entries";
import { fileProblem, staticAddresses } from "./files";

/** Redirects from the address of a page, and pages that aren't at the address where the site builds them. */
export function addressProblems({ ofType, leavesOf }: Content): Problem[] {
  const paths = leavesOf("path");
  const redirects = ofType("Redirect").flatMap(({ source, at, value }) => {
    const page = paths.find(({ text }) => text === valueAt(value, ["from"]))?.entry.source.file;
    const message = `data/${page} has this address; remove this entry, or delete the page`;
    return page ? [source.problemAt([...at, "from"], message)] : [];
  });
  const misplaced = paths.flatMap(({ entry, text, problem }) => {
    const { address = "/" } = entry.entity;
    return text.startsWith(address)
      ? []
      : [problem(`expected an address below "${address}", got "${text}"`)];
  });
  return [...redirects, ...misplaced];
}

/** Links that lead nowhere, or to a redirect; pages that the site can't do without. */
export function targetProblems(content: Content): Problem[] {
  const { ofType, leavesOf, isValid, addressesKnown } = content;
  const pages = new Map(leavesOf("path").map(({ entry, text }) => [text, entry]));
  const addresses = [...pages.keys()];
  const redirects = ofType("Redirect").map(({ value }) => value);
  const [integrations] = ofType("Integrations");
  // Such as `site:signUp`.
  const named = ["site", "form"].flatMap((scheme) =>
    Object.keys(Object(valueAt(integrations?.value, [`${scheme}s`]))).map(
      (name) => `${scheme}:${name}`,
    ),
  );
  const origin = String(valueAt(ofType("SiteSettings")[0]?.value, ["origin"]));

  const pageProblem = (address: string): string | undefined => {
    const redirect = redirects.find((value) => valueAt(value, ["from"]) === address);
    const moved = valueAt(redirect, ["to"]);
    if (moved) return `"${address}" redirects to "${moved}"; write "${moved}"`;
    const cure = wrongCharacters(address) || "; write the address of a page that exists";
    return addressesKnown
      ? `no page has the address "${address}"${didYouMean(address, addresses, cure)}`
      : undefined;
  };

  const mistakeIn = (entry: Entry, to: string): string | undefined => {
    const ownPath = to.toLowerCase().startsWith(origin) ? to.slice(origin.length) || "/" : "";
    if (/^\/[^/]*/.test(ownPath)) return `"${to}" is on this site; write "${ownPath}"`;
    if (!targetPattern.test(to)) {
      const name = named.find((target) => target.endsWith(`:${to}`));
      const cure = didYouMean(to, [...addresses, ...named], wrongCharacters(to));
      return `expected ${targetForms}, got "${to}"${name ? `, did you mean "${name}"?` : cure}`;
    }
    if (/^(site|form):/.test(to))
      return named.includes(to) || !isValid("integrations.json")
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
    ...leavesOf("target").flatMap(({ entry, text, problem }) => {
      const message = mistakeIn(entry, text);
      return message ? [problem(message)] : [];
    }),
  ];
}

/** References to entries that do not exist. */
export const referenceProblems = ({ ofType, leavesOf, isValid }: Content): Problem[] =>
  leavesOf("reference").flatMap(({ leaf, text, problem }) => {
    if (leaf.fieldKind.kind !== "reference") return [];
    const { to: type, having } = leaf.fieldKind;
    const file = entities.find((entity) => entity.type === type)?.files ?? "";
    if (!isValid(file)) return [];
    const slugs = ofType(type).flatMap((entry) => entry.leavesOf("slug"));
    const known = slugs.filter(({ isOwn }) => isOwn);
    const found = known.find((slug) => slug.text === text)?.entry;
    if (found)
      return having && !valueAt(found.value, [having])
        ? [problem(`"${text}" has no "${having}"; add it in data/${found.source.file}`)]
        : [];
    const words = known.map((slug) => slug.text);
    const hint = didYouMean(text, words, wrongCharacters(text));
    return [problem(`no entry of data/${file} has the slug "${text}"${hint}`)];
  });
