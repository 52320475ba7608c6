const element = /<meta http-equiv="Content-Security-Policy"[^>]*>/;
/** The policy goes after it: browsers read it only from the first 1,024 bytes. */
const charset = /<meta charset="utf-8"\s*\/?>/i;

/**
 * Returns a page with its policy inside, where it holds at every address at which a host sends the page.
 * @param html the finished page; an earlier build may have written a policy into it
 * @throws when the page has no `<meta charset="utf-8">`
 */
export function withPolicy(html: string, policy: string): string {
  const page = html.replace(element, "");
  if (!charset.test(page))
    throw new Error('Expected <meta charset="utf-8"> in a page, to put its policy after it.');
  return page.replace(
    charset,
    (found) => `${found}<meta http-equiv="Content-Security-Policy" content="${policy}"/>`,
  );
}
