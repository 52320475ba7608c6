import type { CreateSchemaCustomizationArgs } from "gatsby";
import { fillTokens, type Tokens } from "../content/tokens";

interface Query {
  type: string;
  query: object;
}

interface ResolverContext {
  nodeModel: { findOne<Result>(query: Query): Promise<Result | null> };
  defaultFieldResolver: (source: unknown, args: unknown, context: unknown, info: unknown) => unknown;
}

interface IntegrationAddresses {
  sites: Record<string, { address: string; newTab: boolean }>;
  forms: Record<string, { address: string }>;
}

interface PageNode {
  path: string;
  label: string;
}

type Resolve<Raw> = (raw: Raw, context: ResolverContext, source: unknown) => unknown;

// Read through the node model, so that a page is made again when the settings change.
const tokensOf = async (context: ResolverContext): Promise<Tokens> => {
  const tokens = await context.nodeModel.findOne<Tokens>({ type: "SiteSettings", query: {} });
  if (!tokens) throw new Error("data/site.json holds no site settings");
  return tokens;
};

const filled = async (text: string, context: ResolverContext): Promise<string> =>
  text.includes("{") ? fillTokens(text, await tokensOf(context)) : text;

const filledTokens: Resolve<string | string[] | undefined> = (raw, context) =>
  Array.isArray(raw) ? Promise.all(raw.map((entry) => filled(entry, context))) : raw && filled(raw, context);

const target: Resolve<string | undefined> = async (raw, context) => {
  if (!raw) return null;
  const [, scheme, name = ""] = /^(site|form):(.*)$/.exec(raw) ?? [];
  if (!scheme) return { href: raw, newTab: false };
  const outside = await context.nodeModel.findOne<IntegrationAddresses>({ type: "Integrations", query: {} });
  if (scheme === "form") return { href: outside?.forms[name]?.address, form: name, newTab: false };
  const site = outside?.sites[name];
  return { href: site?.address, newTab: site?.newTab };
};

const price: Resolve<number | string | undefined> = (raw) => (raw === undefined ? null : { amount: raw === "Custom" ? null : Number(raw) });

const capitalised = (segment: string) => segment.charAt(0).toUpperCase() + segment.slice(1);

const breadcrumbs: Resolve<unknown> = async (_raw, context, source) => {
  const { path } = source as PageNode;
  if (path === "/") return [];
  const segments = path.split("/").slice(1);
  const paths = ["/", ...segments.map((_, index) => `/${segments.slice(0, index + 1).join("/")}`)];
  return Promise.all(
    paths.map(async (at) => {
      const page = await context.nodeModel.findOne<PageNode>({ type: "Page", query: { filter: { path: { eq: at } } } });
      return page ? { path: at, label: await filled(page.label, context) } : { label: capitalised(at.slice(at.lastIndexOf("/") + 1)) };
    }),
  );
};

/** Declares how fields with a meaning of their own are answered. */
export function createFieldExtensions({ actions }: CreateSchemaCustomizationArgs): void {
  const declare = <Raw>(name: string, resolve: Resolve<Raw>) =>
    actions.createFieldExtension({
      name,
      extend: () => ({
        resolve: (source: unknown, args: unknown, context: ResolverContext, info: unknown) =>
          resolve(context.defaultFieldResolver(source, args, context, info) as Raw, context, source),
      }),
    });
  declare("filledTokens", filledTokens);
  declare("target", target);
  declare("price", price);
  declare("breadcrumbs", breadcrumbs);
}
