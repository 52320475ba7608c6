import { z } from "zod";

/** A list of which a kind of section or hero shows every entry. */
export interface Shown {
  /** The GraphQL type of the entries. */
  type: string;
  /** Whether a section shows them, by its fields; without it, each does. */
  when?(section: Record<string, unknown>): boolean;
}

/** What kinds of sections and heroes show whole, by the GraphQL field for it. */
export const shownEntries = z.registry<Record<string, Shown>>();
