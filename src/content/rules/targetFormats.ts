import { targetFormats, webUrlCharacter, webUrlFormat } from "../../schema/linkFields";
import { withoutUnfit } from "../../schema/textRules";
import { parseTarget } from "../../shared/targets";
import { mismatch } from "../messages";

interface Kind {
  /** How a target of this kind begins. */
  start: RegExp;
  expected: string;
  /** What each of its characters must be. */
  fit: RegExp;
}

const kinds: Kind[] = [
  { start: /^https?:/, expected: webUrlFormat, fit: webUrlCharacter },
  {
    start: /^[/#]/,
    expected: 'the address of a page such as "/pricing" or "/pricing#faq"',
    fit: /[a-z\d/#-]/,
  },
  {
    start: /^mailto:/,
    expected: 'a mail address such as "mailto:hello@example.com"',
    fit: /[\w.+@:?=&%-]/,
  },
  { start: /^tel:/, expected: 'a phone number such as "tel:+1-555-0100"', fit: /[a-z\d:+-]/ },
  {
    start: /^(site|form):/,
    expected: 'a name from integrations.json such as "form:contact"',
    fit: /[\w:-]/,
  },
];

/** The target that lacks only its beginning; undefined when it isn't known. */
function withStart(to: string, paths: string[], integrationNames: string[]): string | undefined {
  if (paths.includes(`/${to}`)) return `/${to}`;
  const name = integrationNames.find((one) => one.endsWith(`:${to}`));
  if (name) return name;
  const start = to.includes("@") ? "mailto:" : "https://";
  return to.includes(".") && parseTarget(start + to) ? start + to : undefined;
}

/**
 * What is wrong with a text that has the format of no target, by what it seems to be.
 * @param integrationNames those of integrations.json, such as `form:contact`
 */
export function formatMistake(to: string, paths: string[], integrationNames: string[]): string {
  const kind = kinds.find(({ start }) => start.test(to));
  if (kind) return mismatch(`expected ${kind.expected}${withoutUnfit(to, kind.fit)}`, to, paths);
  const meant = withStart(to, paths, integrationNames);
  return meant
    ? `${mismatch(`expected ${targetFormats}`, to)}, did you mean "${meant}"?`
    : mismatch(`expected ${targetFormats}`, to, [...paths, ...integrationNames]);
}
