import { mkdir, rm, writeFile } from "node:fs/promises";
import { join, resolve } from "node:path";
import { readSource } from "../../content/source";

/** Where to report a vulnerability, and until which day the contact is valid. */
export interface SecurityContact {
  contact: string;
  expires?: string | null;
}

interface SiteSettings {
  origin: string;
  language: string;
  security: SecurityContact;
}

const robots = (origin: string) => `User-agent: *\nAllow: /\n\nSitemap: ${origin}/sitemap-index.xml\n`;

/** The path that RFC 9116 sets. */
const securityFile = ".well-known/security.txt";

/**
 * Returns the text of security.txt (RFC 9116).
 * @returns undefined while the contact has no expiry date, which the standard requires
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

/** Writes robots.txt and, when its contact is complete, security.txt. */
export async function writeTextFiles(): Promise<void> {
  const { origin, language, security } = readSource(resolve("data"), "site.json").value as SiteSettings;
  const folder = resolve("public");
  await writeFile(join(folder, "robots.txt"), robots(origin));
  const text = securityText(origin, language, security);
  await mkdir(join(folder, ".well-known"), { recursive: true });
  if (text) await writeFile(join(folder, securityFile), text);
  else await rm(join(folder, securityFile), { force: true });
}
