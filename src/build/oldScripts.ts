import type { CreateWebpackConfigArgs } from "gatsby";

/** Scripts, and what lies beside them, as Gatsby names them: with a hash of their content. */
const hashed = /-[0-9a-f]{20}\.js(\.map|\.LICENSE\.txt)?$/;

/**
 * Lets webpack delete the scripts of earlier builds, of which `public/` would otherwise hold more after every change. The
 * configuration is replaced, because Gatsby passes over `output` where one is added.
 */
export function deleteOldScripts({ actions, getConfig, stage }: CreateWebpackConfigArgs): void {
  if (stage !== "build-javascript") return;
  const config = getConfig();
  const clean = { keep: (file: string) => !hashed.test(file) };
  actions.replaceWebpackConfig({ ...config, output: { ...config.output, clean } });
}
