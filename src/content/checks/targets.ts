import { existsSync, readdirSync } from "node:fs";
import { join, posix, relative, sep } from "node:path";
import { entities } from "../entities";
import { targetForms, targetPattern } from "../fields";
import { didYouMean, nearMiss } from "../nearMiss";
import type { Problem } from "../problems";
import { valueAt } from "../walk";
import { type Content, type Entry, placesOn } from "./entries";
import { movedAddresses, wayFrom } from "./redirects";

const integrationsFile = entities.find(({ type }) => type === "Integrations")?.files ?? "";

/** The link targets that name addresses of other services, such as `site:signUp`. */
export function outsideTargets({ entries }: Content): string[] {
  const value = entries.find(({ entity }) => entity.type === "Integrations")?.value as
    | Record<string, object | undefined>
    | undefined;
  return ["site", "form"].flatMap((scheme) =>
    Object.keys(value?.[`${scheme}s`] ?? {}).map((name) => `${scheme}:${name}`),
  );
}

/** The addresses of the files in `static/`, which Gatsby copies unchanged. */
function staticAddresses(): string[] {
  const folder = join(process.cwd(), "static");
  if (!existsSync(folder)) return [];
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) =>
      posix.join("/", relative(folder, join(entry.parentPath, entry.name)).replaceAll(sep, "/")),
    );
}

/** Links that lead nowhere, or to a redirect. */
export function targetProblems(content: Content): Problem[] {
  const { leavesOf, problemAt, isSound, addressesKnown } = content;
  const pages = new Map(leavesOf("path").map(({ entry, text }) => [text, entry]));
  const addresses = [...pages.keys()];
  const moved = movedAddresses(content);
  const outside = outsideTargets(content);
  const origin = String(
    valueAt(content.entries.find(({ entity }) => entity.type === "SiteSettings")?.value, [
      "origin",
    ]),
  );

  const outsideProblem = (to: string): string | undefined => {
    if (outside.includes(to) || !isSound(integrationsFile)) return undefined;
    const [scheme = "", name = ""] = to.split(":");
    const known = outside
      .filter((target) => target.startsWith(`${scheme}:`))
      .map((target) => target.slice(scheme.length + 1));
    const meant = nearMiss(name, known);
    const elsewhere = outside.find((target) => target.endsWith(`:${name}`));
    const hint = meant
      ? `, did you mean "${scheme}:${meant}"?`
      : elsewhere && `, did you mean "${elsewhere}"?`;
    return `no "${name}" among the ${scheme}s of integrations.json${hint ?? `; known: ${known.join(", ")}`}`;
  };

  const pageProblem = (address: string): string | undefined => {
    const way = wayFrom(address, moved);
    const last = way.at(-1) ?? address;
    if (way.length === 1) {
      const hint = didYouMean(address, addresses, "; write the address of a page that exists");
      return addressesKnown ? `no page has the address "${address}"${hint}` : undefined;
    }
    if (way.indexOf(last) < way.length - 1)
      return `"${address}" redirects in a circle, ${way.join(" → ")}; let one of these lead to a page`;
    return `"${address}" redirects to "${last}"; write "${last}"`;
  };

  const fileProblem = (address: string): string | undefined => {
    const files = staticAddresses();
    if (files.includes(address)) return undefined;
    return `there is no file static${address}${didYouMean(address, [...files, ...addresses])}`;
  };

  /** The page or place that a link names by its whole address, if it is on this site. */
  const ownPlace = (to: string): string | undefined => {
    const place = to.startsWith(origin) ? to.slice(origin.length) || "/" : "";
    return targetPattern.test(place) ? place : undefined;
  };

  const problem = (entry: Entry, to: string): string | undefined => {
    if (!targetPattern.test(to)) {
      const named = ownPlace(to) ?? outside.find((target) => target.endsWith(`:${to}`));
      return `expected ${targetForms}, got "${to}"${named ? `, did you mean "${named}"?` : didYouMean(to, [...addresses, ...outside])}`;
    }
    if (/^(site|form):/.test(to)) return outsideProblem(to);
    if (to.includes(".")) return fileProblem(to);
    const [written = "", hash] = to.split("#");
    if (!written && entry.entity.address === undefined)
      return `"${to}" is a place on a page; put the address of its page in front`;
    const page = written ? pages.get(written) : entry;
    if (!page) return pageProblem(written);
    if (!hash || !isSound(page.source.file)) return undefined;
    const anchors = placesOn(page, content).map(({ text }) => text);
    if (anchors.includes(hash)) return undefined;
    const { path } = page.value as { path?: string };
    const hint =
      didYouMean(hash, anchors) || (anchors.length > 0 ? `; it has ${anchors.join(", ")}` : "");
    return `no section of "${path}" has the anchor "${hash}"${hint}`;
  };

  return leavesOf("target").flatMap(({ entry, leaf, text }) => {
    const message = problem(entry, text);
    return message ? [problemAt(entry, leaf, message)] : [];
  });
}
