import { z } from "zod";
import { choice, drawn, listOf, object, path, slug, text } from "../fields";
import { cardTheme, educationTheme, titledText } from "./cards";
import { guideAudience } from "./guides";
import { headingSection, hero, heroWithoutPicture } from "./headings";
import { link } from "./links";
import { metadata } from "./metadata";
import {
  askSection,
  claimsSection,
  debateSection,
  estimateSection,
  lessonPlan,
  questionsSection,
} from "./ownSections";
import {
  callToActionSection,
  cardsSection,
  checklistsSection,
  linksSection,
  listSection,
  phasesSection,
  proseSection,
  section,
  statsSection,
  stepsSection,
} from "./sections";

/** What every page has. */
const page = z.strictObject({
  path: path("The address of the page."),
  label: drawn(text("The page's short name, in breadcrumbs.", 50)),
  theme: cardTheme.optional().meta({
    description: "The colors of the page; without it, those of the site.",
  }),
  metadata: metadata.optional().meta({
    description: "For search engines and link previews; without it, site.json's defaults.",
  }),
  hero,
});

const pageOf = <Shape extends z.core.$ZodLooseShape>(
  id: string,
  description: string,
  shape: Shape,
) => page.extend(shape).meta({ id, description });

const described = <Schema extends z.ZodType>(schema: Schema, description: string) =>
  schema.meta({ description });

export const homePage = pageOf("HomePage", "The home page.", {
  hero: heroWithoutPicture,
  research: statsSection,
  features: described(cardsSection, "What the platform does."),
  audiences: described(cardsSection, "For whom it is."),
  debate: described(debateSection, "The debate that begins next to the page's heading."),
  stores: described(linksSection, "Where to get the applications."),
  closing: callToActionSection,
});

export const aboutPage = pageOf("AboutPage", "About the platform.", {
  mission: proseSection,
  research: statsSection,
  differentiators: cardsSection,
  journey: described(stepsSection, "Learn, practice, master."),
  press: described(linksSection, "The logo's files, for the press."),
  earlyAccess: callToActionSection,
});

export const pricingPage = pageOf("PricingPage", "Plans and prices.", {
  plans: object("PlansSection", "The heading above the plans, and the words on them.", {
    ...headingSection.omit({ label: true }).shape,
    saving: text("What annual billing saves, in a line.", 80),
    savingBadge: text("The badge on plans when billing is annual.", 30),
  }),
  estimate: estimateSection,
  comparison: headingSection,
  faq: headingSection,
  closing: callToActionSection,
});

export const pilotProgramPage = pageOf("PilotProgramPage", "The pilot program.", {
  sectors: described(headingSection, "Above the sector cards."),
  research: statsSection,
  benefits: cardsSection,
  process: described(stepsSection, "How it works."),
  resources: linksSection,
  contact: described(callToActionSection, "The closing buttons, each opening a form."),
});

export const organizationsPage = pageOf("OrganizationsPage", "For companies and teams.", {
  hero: heroWithoutPicture,
  uses: described(headingSection, "Above the cards of organizations.json."),
  process: described(stepsSection, "How it works."),
  debate: described(debateSection, "A decision to argue through."),
  reopening: described(listSection, "What a record of a decision is good for later."),
  closing: callToActionSection,
});

export const nonprofitsPage = pageOf("NonprofitsPage", "For non-profits.", {
  hero: heroWithoutPicture,
  voices: z.array(titledText).length(4).meta({
    description: "Who has a say; set around the heading.",
  }),
  uses: described(headingSection, "Above the cards of roles.json."),
  debate: described(debateSection, "A coalition's question to argue through."),
  closing: callToActionSection,
});

export const educationIndexPage = pageOf("EducationIndexPage", "For schools and universities.", {
  hero: heroWithoutPicture,
  videoLabel: text("The words of the button that opens the video.", 60),
  plan: described(lessonPlan, "The lesson plan next to the heading."),
  research: statsSection,
  areas: described(cardsSection, "The four cards that lead to the pages below."),
  debate: described(debateSection, "A classroom debate to argue through."),
  questions: questionsSection,
  closing: callToActionSection,
});

export const governmentPage = pageOf("GovernmentPage", "For government and the public sector.", {
  recommendation: described(listSection, "What is recommended, and what it takes."),
  benefits: cardsSection,
  useCases: described(headingSection, "Above the use cases, which come from data/scenarios."),
  debate: described(debateSection, "A municipal question to argue through."),
  figures: statsSection,
  resources: linksSection,
  questions: questionsSection,
  closing: callToActionSection,
});

export const governmentGuidePage = pageOf(
  "GovernmentGuidePage",
  "The implementation guide for government.",
  {
    process: described(phasesSection, "The four phases."),
    strategies: described(cardsSection, "How the work is supported."),
    checklists: checklistsSection,
    resources: linksSection,
    closing: callToActionSection,
  },
);

export const governmentUseCasesPage = pageOf(
  "GovernmentUseCasesPage",
  "The list of government scenarios.",
  {
    scenarios: described(headingSection, "Above the scenarios, which come from data/scenarios."),
    benefits: described(cardsSection, "What all scenarios have in common."),
    closing: callToActionSection,
  },
);

export const evidencePage = pageOf(
  "EvidencePage",
  "Every figure, what it doesn't say, and its source.",
  {
    research: described(headingSection, "Above the figures that come from research."),
    aims: described(headingSection, "Above the figures that are aims."),
    design: described(headingSection, "Above the figures that say how the product is built."),
    words: object("EvidenceWords", "The words next to every figure.", {
      limits: text("The name of what a figure doesn't say.", 40),
      shownOn: text("The name of the pages that show a figure.", 40),
      source: text("The name of a figure's source.", 40),
      sourceFollows: text("Shown for a figure whose source isn't filled in yet.", 60),
    }),
    closing: callToActionSection,
  },
);

export const forBuyersPage = pageOf("ForBuyersPage", "For IT, legal and purchasing.", {
  access: described(cardsSection, "Plans, roles and access."),
  ai: described(cardsSection, "What the AI option is."),
  buying: described(cardsSection, "How to start and to buy."),
  policies: described(linksSection, "The legal documents."),
  website: described(cardsSection, "What this website itself does."),
  questions: described(askSection, "What to ask before buying."),
  closing: callToActionSection,
});

export const accessibilityPage = pageOf(
  "AccessibilityPage",
  "The accessibility statement of the site.",
  {
    standard: described(proseSection, "What the site aims at."),
    checks: described(claimsSection, "How it is tested."),
    limits: described(listSection, "What is known to fall short."),
    report: described(callToActionSection, "How to report a barrier."),
  },
);

export const briefsPage = pageOf("BriefsPage", "The list of what can be printed and taken along.", {
  briefs: described(headingSection, "Above the briefs, which come from data/briefs."),
  others: described(linksSection, "What else is made for paper."),
});

export const briefPage = pageOf(
  "BriefPage",
  "A brief for a meeting, which fits on one printed page.",
  {
    slug: slug("The brief's name."),
    points: described(listSection, "What it is about, in a few points."),
    steps: described(stepsSection, "What happens, in order."),
    figures: statsSection,
    asks: object("AsksSection", "What readers should ask.", {
      ...headingSection.shape,
      points: listOf(text("A question.", 200), "The questions.", 1, 6),
    }),
    more: described(link, "Where to read more."),
  },
);

export const guidesPage = pageOf("GuidesPage", "The list of guides.", {
  groups: z
    .array(
      object("GuideGroup", "The guides for one audience, and the heading above them.", {
        audience: guideAudience,
        ...headingSection.shape,
      }),
    )
    .superRefine((groups, context) => {
      const absent = guideAudience.options.filter(
        (audience) => !groups.some((group) => group.audience === audience),
      );
      if (absent.length > 0)
        context.addIssue({
          code: "custom",
          message: `expected a group for each audience; missing: ${absent.join(", ")}`,
        });
    })
    .meta({
      description: "A group for each audience; empty ones are omitted.",
    }),
  words: object("GuideWords", "Words on every guide's page.", {
    contents: text("The heading above the list of a guide's sections.", 40),
    readingTime: text("How long a guide takes to read; {minutes} is a number.", 40),
    minutes: text("The heading above the minutes of a plan.", 30),
    activity: text("The heading above what happens in them.", 40),
    more: text("The heading above other guides.", 60),
  }),
  closing: callToActionSection,
});

export const legalPage = pageOf(
  "LegalPage",
  "A page that shows a document of the policy service.",
  {
    policy: choice("PolicyName", "Which document of the policy service the page shows.", {
      privacy: "The privacy policy.",
      terms: "The terms of service.",
      eula: "The end user license agreement.",
    }),
  },
);

export const notFoundPage = pageOf("NotFoundPage", "The page for addresses that do not exist.", {
  help: described(linksSection, "Where to go on from here."),
});

const sections = listOf(section, "The body of the page, from top to bottom.", 2, 12);

const educationThemes = new Set<string>(educationTheme.options);

export const educationPage = pageOf("EducationPage", "A page for educators below /education.", {
  slug: slug("The page's name."),
  theme: cardTheme
    .refine((theme) => educationThemes.has(theme), {
      error: `expected one of ${[...educationThemes].join(", ")}`,
      params: { known: educationTheme.options },
    })
    // Editors offer only these words.
    .meta({
      ...educationTheme.meta(),
      id: undefined,
      description: "The colors of the page.",
      enum: educationTheme.options,
    }),
  sections,
});

const participants = listOf(text("Who takes part.", 120), "Who takes part.", 1, 12);
const benefits = listOf(text("A benefit.", 200), "What it brings.", 1, 12);

export const scenarioPage = pageOf(
  "ScenarioPage",
  "A government scenario below /government-sector.",
  {
    slug: slug("The scenario's name."),
    number: z.int().min(1).meta({ description: "Its place in the list of scenarios." }),
    useCase: object("UseCase", "The scenario as an accordion on the government page.", {
      title: text("The heading of the accordion on the government page.", 80),
      icon: choice("UseCaseIcon", "The drawing next to the heading.", {
        document: "A document.",
        landmark: "A public building.",
        lightbulb: "A light bulb.",
        map: "A map.",
        megaphone: "A megaphone.",
        network: "Connected boxes.",
        scale: "A pair of scales.",
        vote: "A ballot.",
      }),
      // Its tint fades out behind the heading.
      gradient: cardTheme,
      description: text("What it is about.", 420),
      participants,
      benefits,
    }),
    summary: object("ScenarioSummary", "The scenario as a card on the list of scenarios.", {
      title: text("The heading of the card.", 80),
      scenario: text("The situation.", 420),
      participants,
      process: listOf(text("A step.", 200), "What happens, in order.", 1, 12),
      benefits,
    }),
    sections,
  },
);
