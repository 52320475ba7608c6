import { graphql, useStaticQuery } from "gatsby";
import type { NonNullFields } from "../content/queryProps";

export const fragment = graphql`
  fragment LinkTarget on Target {
    href
    form {
      title
      subjectParameter
    }
    newTab
  }
  fragment LinkFields on Link {
    label
    to {
      ...LinkTarget
    }
  }
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
`;

export type Site = NonNullFields<Queries.SiteDataQuery>;

/** What every page needs in addition to its own content: brand, menu and footer, words of the interface, outside addresses. */
export const useSite = () =>
  useStaticQuery<Site>(graphql`
    query SiteData {
      site: siteSettings {
        brand
        origin
        statement
        veteranOwned
        copyright
      }
      navigation {
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
        furtherPages {
          ...LinkFields
        }
      }
      messages: interfaceText {
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
      integrations {
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
            title
            address
            subjectParameter
          }
        }
        consent {
          script
          openFunction
        }
      }
      legalPages: allLegalPage(sort: { path: ASC }) {
        nodes {
          path
        }
      }
    }
  `);

/** The target of a link that opens the general form. */
export function useContactForm(): Queries.LinkTargetFragment {
  const { integrations } = useSite();
  const form = integrations.forms.contact;
  return { href: form.address, form, newTab: false };
}
