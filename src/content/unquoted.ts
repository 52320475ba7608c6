/** A number as people type it: with a currency, a comma, or spaces around it. */
const typedNumber = /^\s*[$€£]?\s*(-?\d[\d,]*(?:\.\d+)?)\s*[$€£]?\s*$/;

/** A comma with one or two digits behind it stands for a period; others separate thousands. */
const asNumber = (typed: string): string =>
  /^-?\d+,\d{1,2}$/.test(typed) ? typed.replace(",", ".") : typed.replaceAll(",", "");

/**
 * What a text says when it is typed without its quotes, as JSON has it.
 * @param type what the field holds
 * @returns undefined for a text that says nothing of this type
 */
export function unquoted(text: string, type: string | undefined): string | undefined {
  if (type === "boolean") return /^(true|false)$/i.test(text) ? text.toLowerCase() : undefined;
  if (type !== "number" && type !== "int" && type !== "price") return undefined;
  const [, typed] = typedNumber.exec(text) ?? [];
  return typed && `${Number(asNumber(typed))}`;
}
