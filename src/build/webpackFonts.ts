import type { CreateWebpackConfigArgs } from "gatsby";

interface Rule {
  test?: RegExp;
  use?: { options?: { limit?: number } }[];
}

/** Keeps fonts files of their own: Gatsby writes small ones into styles and scripts, where every page would carry them. */
export function keepFontsApart({ getConfig, actions }: CreateWebpackConfigArgs): void {
  const config = getConfig();
  const rules: Rule[] = config.module.rules;
  for (const { test, use } of rules) {
    if (!(test instanceof RegExp && test.test(".woff2") && Array.isArray(use))) continue;
    for (const { options } of use) if (options?.limit) options.limit = 0;
  }
  actions.replaceWebpackConfig(config);
}
