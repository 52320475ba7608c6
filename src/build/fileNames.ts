import type { CreateWebpackConfigArgs } from "gatsby";

/**
 * How much of the hash of a file's content its name holds. Hashes can't be compressed, and a page names seven such files; ten
 * signs of 16 tell them apart as well as the 20 and 32 that are usual.
 */
const hashLength = 10;

/**
 * Finds the files whose names hold a hash of their content.
 * @param endings what names end in, as a regular expression: `js|css`
 */
export const hashedNames = (endings: string): RegExp => new RegExp(`-[0-9a-f]{${hashLength},}\\.(${endings})$`);

interface Rule {
  test?: RegExp;
  use?: { options?: { limit?: number; name?: string } }[];
}

/** Keeps fonts files of their own, with short names: Gatsby writes small ones into styles and scripts, where every page would carry them. */
export function keepFontsApart({ getConfig, actions }: CreateWebpackConfigArgs): void {
  const config = getConfig();
  const rules: Rule[] = config.module.rules;
  for (const { test, use } of rules) {
    if (!(test instanceof RegExp && test.test(".woff2") && Array.isArray(use))) continue;
    for (const { options } of use)
      if (options?.limit) Object.assign(options, { limit: 0, name: `static/[name]-[hash:hex:${hashLength}].[ext]` });
  }
  actions.replaceWebpackConfig(config);
}
