import { mkdir, rm, writeFile } from "node:fs/promises";
import { join } from "node:path";
import type { BuildArgs } from "gatsby";

interface TextFilesQuery {
  siteSettings: { origin: string; language: string; security: SecurityContact };
}

/** Whom to tell of a hole, and until when that holds. */
export interface SecurityContact {
  contact: string;
  expires?: string | null;
}

const robots = (origin: string) => `User-agent: *\nAllow: /\n\nSitemap: ${origin}/sitemap-index.xml\n`;

/** Where RFC 9116 has it. */
const securityFile = ".well-known/security.txt";

/**
 * The text of security.txt, as RFC 9116 has it.
 * @returns nothing while it is not known until when the contact holds: the standard asks for that
 */
export function securityText(origin: string, language: string, { contact, expires }: SecurityContact): string | undefined {
  if (!expires) return undefined;
  const lines = [
    `Contact: ${contact}`,
    `Expires: ${expires}T23:59:59Z`,
    `Preferred-Languages: ${language}`,
    `Canonical: ${origin}/${securityFile}`,
  ];
  return `${lines.join("\n")}\n`;
}

/** Writes what others than visitors read beside the pages: robots.txt, and security.txt once its contact is filled in. */
export async function writeTextFiles({ graphql, store }: BuildArgs): Promise<void> {
  const { data } = await graphql<TextFilesQuery>("query TextFiles { siteSettings { origin language security { contact expires } } }");
  if (!data) throw new Error("The site's settings could not be read from the content.");
  const { origin, language, security } = data.siteSettings;
  const { directory } = store.getState().program as { directory: string };
  const folder = join(directory, "public");
  await writeFile(join(folder, "robots.txt"), robots(origin));
  const text = securityText(origin, language, security);
  await mkdir(join(folder, ".well-known"), { recursive: true });
  if (text) await writeFile(join(folder, securityFile), text);
  else await rm(join(folder, securityFile), { force: true });
}
