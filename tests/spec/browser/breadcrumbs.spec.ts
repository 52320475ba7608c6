import type { Page } from "@playwright/test";
import { localizedPath, ownLanguage } from "../../../src/shared/languages";
import { expectHydrated, visit } from "../../support/actions";
import { type Behavior, inEachLanguage, type Words } from "../../support/behaviors";
import { expect, test } from "../../support/guardedTest";
import { routes } from "../../support/routes";

// The browser reports each of these addresses, and the page’s data at it.
test.use({ expectedFailures: /\/(foo|bar|mystery)/i });

function breadcrumbs({ language, messages }: Words): Behavior[] {
  const labelOf = (path: string) =>
    routes.find((route) => route.path === localizedPath(language, path))?.label ?? "";
  const [home, education] = [labelOf("/"), labelOf("/education")];
  const trail = (page: Page) => page.getByRole("navigation", { name: messages.breadcrumbs });

  /** Checks the crumbs of an address, and which of them are links. */
  const expectTrail = async (page: Page, crumbs: string[], links: string[]) => {
    await expect(trail(page).getByRole("listitem")).toHaveText(crumbs);
    await expect(trail(page).getByRole("link")).toHaveText(links);
  };

  const existing: Behavior = [
    "Of an unknown address, the pages that exist are links",
    async (page) => {
      await visit(page, localizedPath(language, "/education/mystery"));
      await expectTrail(page, [home, education, "Mystery"], [home, education]);
    },
  ];
  // What follows depends on the address alone.
  if (language !== ownLanguage) return [existing];
  return [
    existing,
    [
      "An unknown segment shows with its first letter capitalised",
      async (page) => {
        await visit(page, localizedPath(language, "/foo-bar"));
        await expectTrail(page, [home, "Foo-bar"], [home]);
      },
    ],
    [
      "An unknown segment keeps its other characters, and is no link",
      async (page) => {
        await visit(page, localizedPath(language, "/foo-Bar_baz/below"));
        await expectTrail(page, [home, "Foo-Bar_baz", "Below"], [home]);
      },
    ],
    [
      "Breadcrumbs follow a change of route to and from an unknown address",
      async (page) => {
        await visit(page, localizedPath(language, "/education/mystery"));
        await expectTrail(page, [home, education, "Mystery"], [home, education]);
        await trail(page).getByRole("link", { name: education }).click();
        await expectTrail(page, [home, education], [home]);
        await page.goBack();
        await expectTrail(page, [home, education, "Mystery"], [home, education]);
        await page.reload();
        await expectHydrated(page);
        await expectTrail(page, [home, education, "Mystery"], [home, education]);
      },
    ],
  ];
}

for (const [words, proof] of inEachLanguage(breadcrumbs, "/", "/404", "/education"))
  test(words, ({ page }) => proof(page));
