import { entriesShownBy } from "../schema/shownTypes";
import { parseTarget } from "../shared/targets";
import { type Entry, pathOfPage } from "./entries";

/** How entries relate. */
export interface Relations {
  /** Returns the pages whose own content links to the page at an address. */
  linkedFrom(path: string): Entry[];
  /** Returns the pages that show an entry: those that show every entry of its type, and those that name it. */
  shownOn(type: string, slug: string): Entry[];
}

/** Pages by what they lead to or show. */
function pagesBy(pages: readonly Entry[], namesOf: (page: Entry) => readonly string[]) {
  const found = new Map<string, Entry[]>();
  for (const page of pages)
    for (const name of new Set(namesOf(page))) found.set(name, [...(found.get(name) ?? []), page]);
  return found;
}

/** Finds how pages relate to each other and to entries. */
export function relationsIn(pages: readonly Entry[]): Relations {
  const linking = pagesBy(pages, (page) =>
    page.fieldsOf("target").map(({ text }) => parseTarget(text)?.path ?? ""),
  );
  const naming = pagesBy(pages, (page) =>
    page.fieldsOf("reference").map(({ field, text }) => `${field.to} ${text}`),
  );
  const listing = pagesBy(pages, ({ value }) => entriesShownBy(value));
  return {
    linkedFrom: (path) => (linking.get(path) ?? []).filter((page) => pathOfPage(page) !== path),
    shownOn: (type, slug) => {
      const showing = new Set([
        ...(listing.get(type) ?? []),
        ...(naming.get(`${type} ${slug}`) ?? []),
      ]);
      return pages.filter((page) => showing.has(page));
    },
  };
}
