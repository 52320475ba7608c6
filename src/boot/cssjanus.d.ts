/** The package has no types. */
declare module "cssjanus" {
  export function transform(css: string): string;
}
