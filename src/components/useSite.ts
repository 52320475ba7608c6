import { graphql, useStaticQuery } from "gatsby";
import type { Present } from "../content/present";

export const fragment = graphql`
  fragment LinkTarget on Target {
    href
    form
    newTab
  }
  fragment LinkFields on Link {
    label
    to {
      ...LinkTarget
    }
  }
`;

/** What every page needs in addition to its own content: brand, menu and footer, words of the interface, outside addresses. */
export function useSite(): Present<Queries.SiteDataQuery> {
  return useStaticQuery<Present<Queries.SiteDataQuery>>(graphql`
    query SiteData {
      site: siteSettings {
        brand
        origin
        statement
        veteranOwned
        copyright
      }
      navigation {
        ...ShellNavigation
      }
      messages: interfaceText {
        ...InterfaceMessages
      }
      integrations {
        ...OutsideServices
      }
      legalPages: allLegalPage(sort: { path: ASC }) {
        nodes {
          path
        }
      }
    }
  `);
}

export const interfaceMessages = graphql`
  fragment InterfaceMessages on InterfaceText {
    skipLink
    menu
    closeMenu
    mainNavigation
    footerNavigation
    breadcrumbs
    switchToDark
    switchToLight
    consentPreferences
    consentBlocked
    viewDetails
    hideDetails
    close
    opensInNewTab
    loading
    loadFailed
    openDirectly
    retry
    highlightedPlan
    billing
    monthly
    annual
    aiOption
    basePlan
    withAI
    perUserMonth
    billedAnnually
    billedMonthly
    save
    pricesShown
    custom
    included
    notIncluded
    feature
    researchFigures
    intendedFigures
    sideFor
    sideAgainst
    sideCommon
    answers
    joins
    sentimentScale
    standNow
    standMoved
    keyActivities
    expectedOutcomes
    participants
    process
    benefits
    staffRoles
    checklistProgress
    clearChecklist
    scenarioNumber
    readScenario
    backToGovernment
    aboutFigures
    print
    printBrief
  }
`;

export const shellNavigation = graphql`
  fragment MenuEntryFields on MenuEntry {
    label
    accent
    activeBelow
    to {
      ...LinkTarget
    }
    children {
      label
      activeBelow
      to {
        ...LinkTarget
      }
    }
  }
  fragment ShellNavigation on Navigation {
    menu {
      ...MenuEntryFields
    }
    signUp {
      ...LinkFields
    }
    signIn {
      ...LinkFields
    }
    consultation {
      ...LinkFields
    }
    footer {
      title
      links {
        ...LinkFields
      }
    }
  }
`;

export const outsideServices = graphql`
  fragment FormFields on IntegrationForm {
    title
    address
    subjectParameter
  }
  fragment OutsideServices on Integrations {
    sites {
      upgradePlan {
        address
      }
    }
    upgradePlans {
      base
      withAI
    }
    forms {
      contact {
        ...FormFields
      }
      waitlist {
        ...FormFields
      }
      pilot {
        ...FormFields
      }
      consultation {
        ...FormFields
      }
    }
    consent {
      script
      openFunction
    }
  }
`;
