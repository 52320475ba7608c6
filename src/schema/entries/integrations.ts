import { z } from "zod";
import { section } from "../../sections/schemas";
import { ownLanguage } from "../../shared/languages";
import {
  day,
  flag,
  languageCode,
  listOf,
  longest,
  object,
  patterned,
  text,
  withRule,
} from "../fields";
import { webUrl } from "../linkFields";
import { kindsOf } from "../schemaFields";

const parameterName = (description: string) =>
  patterned(description, /^[\w.-]+$/, "the name of a parameter", "subject");

/**
 * How a service serves visitors in other languages. Pages in these have its addresses of their language, and tell it theirs.
 * @param urls the fields of the service that another language can have of its own
 */
const forLanguages = <Urls extends z.core.$ZodLooseShape>(id: string, urls: Urls) => ({
  languageParameter: parameterName(
    "The parameter of its addresses for the language of a page, if the service has one.",
  ).optional(),
  translations: listOf(
    object(`${id}Translation`, "What the service has of its own in a language.", {
      language: languageCode("The language."),
      ...urls,
    }),
    "What the service has of its own in other languages, if anything.",
    1,
    12,
  ).optional(),
});

const siteUrl = { url: webUrl("The address.") };

const anyOutsideSite = object("OutsideSite", "An address outside this site.", {
  ...siteUrl,
  newTab: flag("Whether links to it open a new tab."),
  ...forLanguages("OutsideSite", siteUrl),
});

const outsideSite = (description: string) => anyOutsideSite.meta({ description });

const sites = object("IntegrationSites", "Addresses that links name as site:NAME.", {
  signUp: outsideSite("Where Sign up leads."),
  signIn: outsideSite("Where Sign In leads: the application's home."),
  waitlist: outsideSite("The pilot site, where Join the Waitlist leads."),
  upgradePlan: outsideSite("The page that takes a chosen plan."),
  appStore: outsideSite("The listing in Apple's App Store."),
  googlePlay: outsideSite("The listing in Google Play."),
});

const origin = patterned(
  "An origin: https:// and the name of a host, without a path.",
  /^https:\/\/(\*\.)?[a-z0-9-]+(\.[a-z0-9-]+)+$/,
  "an origin",
  "https://cdn.example.com",
  longest.url,
);

const origins = (description: string) => listOf(origin, description, 0, 20).optional();

const cspSources = object(
  "CspSources",
  "Further origins that a service may load from, for the Content-Security-Policy.",
  {
    scripts: origins("Where further scripts come from."),
    styles: origins("Where style sheets come from."),
    images: origins("Where pictures come from."),
    fonts: origins("Where fonts come from."),
    connections: origins("Where the scripts send data to and get data from."),
    frames: origins("Where pages in iframes come from."),
  },
).optional();

/** What entries with a `script` or an `iframe` of another site can say. The security policy of pages follows from these. */
export const thirdParty = {
  cspSources,
  onlyWith: z
    .enum(kindsOf(section))
    .meta({
      id: "SectionKind",
      description: "The kind of section that a page needs to load it. Without it, all pages may.",
      enumDescriptions: section.options.map((kind) => z.globalRegistry.get(kind)?.description),
    })
    .optional(),
};

const formUrl = { iframe: webUrl("The hosted form.") };

const form = object("IntegrationForm", "A hosted form that opens in a dialog.", {
  title: text("The heading of its dialog. Without it, the words of the link.", 60).optional(),
  ...formUrl,
  subjectParameter: parameterName(
    "The parameter of the form's address for its subject, if the service has one.",
  ).optional(),
  ...forLanguages("IntegrationForm", formUrl),
  ...thirdParty,
});

const forms = z
  .object({
    contact: form.meta({ description: "The general form." }),
    waitlist: form.meta({ description: "The waitlist form." }),
  })
  .catchall(form)
  .meta({ id: "IntegrationForms", description: "Hosted forms, named by links as form:NAME." });

const videoUrls = {
  iframe: webUrl("The address of the player."),
  watchUrl: webUrl("The video's own page, for visitors whose player does not load."),
};

const video = object("IntegrationVideo", "A hosted video.", {
  title: text("The title of the video.", 80),
  description: text("What the video shows."),
  ...videoUrls,
  ...forLanguages("IntegrationVideo", videoUrls),
  uploadDate: day("When it was published. Search engines list no video without it.").optional(),
  ...thirdParty,
});

const tool = object("IntegrationTool", "A tool that a button in the footer opens.", {
  label: text("The words of the button.", 40),
  blocked: text("Announced when the tool cannot be opened.", 240),
  script: webUrl("The tool's script."),
  openFunction: patterned(
    "The script's global function that opens the tool. It takes no arguments, and its name has no dots.",
    /^[A-Za-z_$][\w$]*$/,
    "the name of a function",
    "displayPreferenceModal",
  ),
  loadsByItself: flag("Whether the script loads when the browser is idle, and not on a press."),
  cspSources,
});

const nameAtService = (description: string, example: string) =>
  patterned(description, /^[\w-]+$/, "a name of letters, digits and hyphens", example);

const documentId = (description: string) =>
  nameAtService(description, "3f2b8c1e-5a47-4d0b-9c86-1e7f2a90d4b3");

const policies = object("PolicyDocuments", "Document ids at the policy service.", {
  privacy: documentId("The document id of the privacy policy."),
  terms: documentId("The document id of the terms of service."),
  eula: documentId("The document id of the end user license agreement."),
});

const upgradePlans = object("UpgradePlans", "What the upgrade page calls plans in ?plan=.", {
  base: nameAtService("The plan without the AI option.", "base-plan"),
  withAI: nameAtService("The plan with the AI option.", "base-plan"),
});

const editor = object(
  "EditorRepository",
  "Where the editor at /admin finds the files. Without it, there is none.",
  {
    repository: patterned(
      "The repository on GitHub with the files of the site.",
      /^[\w.-]+\/[\w.-]+$/,
      "the owner and the name of a repository",
      "example/website",
      longest.path,
    ),
    branch: patterned(
      "The branch from which the site is built.",
      /^[\w./-]+$/,
      "the name of a branch",
      "main",
    ),
    signIn: webUrl(
      "A Sveltia CMS Authenticator. Without it, people sign in with tokens.",
    ).optional(),
  },
);

export const integrations = object("Integrations", "Every address and id outside this site.", {
  sites,
  upgradePlans,
  forms,
  introductionVideo: video,
  tools: listOf(tool, "Tools of other services, such as for consent.", 0, 4),
  policies: object("PolicyService", "The service that hosts the legal documents.", {
    script: webUrl("The policy service's embed script."),
    iframe: withRule(
      webUrl("The service's page for a document; the id is added to it."),
      /[/=]$/,
      'expected "/" or "=" at its end, because the id of a document is added to it',
    ),
    documents: policies,
    translations: forLanguages("PolicyService", { documents: policies }).translations,
    ...thirdParty,
  }),
  editor: editor.optional(),
});

export type NamedUrls = Pick<z.infer<typeof integrations>, "sites" | "forms">;

/** What says in which languages a service is. */
interface Service {
  languageParameter?: string;
  translations?: readonly { language: string }[];
}

/** The language of a service on pages in a language, if it isn't theirs: it has no address for them, and isn't told theirs. */
export const hreflangOf = (
  { languageParameter, translations = [] }: Service,
  language: string,
): string | null =>
  language === ownLanguage ||
  languageParameter ||
  translations.some((one) => one.language === language)
    ? null
    : ownLanguage;

interface NamedTarget {
  name: string;
  href: string;
  /** The language of what is there, if it isn't that of the page. */
  hreflang: string | null;
  newTab: boolean;
  /** The form at the URL, which opens in a dialog. */
  form?: NamedUrls["forms"][string];
}

/** The targets that links on pages in a language can name, such as `form:contact`. */
export const namedTargets = (
  { sites, forms }: NamedUrls,
  language: string = ownLanguage,
): NamedTarget[] => [
  ...Object.entries(sites).map(([name, site]) => ({
    name: `site:${name}`,
    href: site.url,
    hreflang: hreflangOf(site, language),
    newTab: site.newTab,
  })),
  ...Object.entries(forms).map(([name, form]) => ({
    name: `form:${name}`,
    href: form.iframe,
    hreflang: hreflangOf(form, language),
    form,
    newTab: false,
  })),
];
