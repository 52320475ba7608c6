import type { Edition } from "../edition";
import type { Entry } from "../entries";

/** A field that is worked out and stands in no file. */
export interface DerivedField<Own = unknown> {
  /** Its type in GraphQL. */
  type: string;
  description: string;
  /** Whether its value is the key of an entry, or a list of keys. */
  isLink?: boolean;
  /**
   * Returns its value; left out where it comes with the object.
   * @param own the object that has the field, finished but for further fields like this one
   * @param entry the entry that the object is, or is part of
   */
  value?(own: Own, edition: Edition, entry: Entry): unknown;
}

/** Fields by their names. */
export type Fields<Own = unknown> = Record<string, DerivedField<Own>>;

/** A field with a value of its own. */
export const field = <Own>(
  type: string,
  description: string,
  value?: DerivedField<Own>["value"],
): DerivedField<Own> => ({ type, description, value });

/** A field that leads to entries, by their keys. */
export const linkTo = <Own>(
  type: string,
  description: string,
  value: DerivedField<Own>["value"],
): DerivedField<Own> => ({ type, description, value, isLink: true });

/** A field that leads to the only entry of a type in the language, whose key is the language. */
export const linkToOnly = (type: string, description: string): DerivedField =>
  linkTo(`${type}!`, description, (_own, { language }) => language);
