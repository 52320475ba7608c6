import type { Locator } from "@playwright/test";
import nonprofits from "../../data/pages/nonprofits.json";
import organizations from "../../data/pages/organizations.json";
import pilot from "../../data/pages/pilot-program.json";
import sectorCards from "../../data/sectors.json";
import { visit } from "../support/actions";
import { formAddress, messages, shown } from "../support/content";
import { expect, test } from "../support/test";

const place = async (part: Locator) => (await part.boundingBox()) ?? { x: 0, width: 0 };

for (const { path, count, headings } of [
  { path: organizations.path, count: 3, headings: [messages.process, messages.benefits] },
  { path: nonprofits.path, count: 3, headings: [messages.staffRoles, messages.benefits] },
  {
    path: "/education/implementation-guide",
    count: 3,
    headings: [messages.keyActivities, messages.expectedOutcomes],
  },
  {
    path: "/government-sector/implementation-guide",
    count: 4,
    headings: [messages.keyActivities, messages.expectedOutcomes],
  },
]) {
  test(`${path} has ${count} cards or phases that open and close independently of each other`, async ({
    page,
  }) => {
    await visit(page, path);
    const closed = page.getByRole("button", { name: messages.viewDetails });
    const opened = page.getByRole("button", { name: messages.hideDetails });
    await expect(closed).toHaveCount(count);
    await closed.first().click();
    await closed.first().click();
    await expect(opened).toHaveCount(2);
    for (const heading of headings)
      await expect(page.getByRole("heading", { name: heading })).toHaveCount(2);
    await opened.first().click();
    await expect(opened).toHaveCount(1);
  });
}

test("/nonprofits shows two voices on each side of the heading", async ({ page }) => {
  await visit(page, "/nonprofits");
  const heading = await place(page.getByRole("heading", { level: 1 }));
  const sides = await Promise.all(
    nonprofits.voices.map(async ({ text }) => {
      const { x, width } = await place(page.getByText(text, { exact: true }));
      if (x + width <= heading.x) return "left";
      return x >= heading.x + heading.width ? "right" : "over";
    }),
  );
  expect(sides.sort()).toEqual(["left", "left", "right", "right"]);
});

test("/pilot-program shows the sectors with links to their pages, and opens forms under their buttons' text", async ({
  page,
}) => {
  await visit(page, pilot.path);
  const main = page.getByRole("main");
  const sectors = page.getByRole("region", { name: shown(pilot.sectors.title) });
  await expect(sectors.getByRole("heading", { level: 3 })).toHaveText(
    sectorCards.map(({ title }) => shown(title)),
  );
  for (const { linkTo } of sectorCards)
    await expect(sectors.locator(`a[href="${linkTo}"]`)).toHaveCount(1);
  const forms = [...pilot.hero.actions, ...pilot.contact.actions].filter(({ to }) =>
    to.startsWith("form:"),
  );
  for (const { label: name, to } of forms) {
    const address = formAddress({ label: name, to });
    await main.getByRole("button", { name, exact: true }).click();
    const dialog = page.getByRole("dialog", { name, exact: true });
    await expect(dialog.frameLocator("iframe").getByRole("heading")).toBeVisible();
    await expect(dialog.locator("iframe")).toHaveAttribute("src", address);
    await page.keyboard.press("Escape");
    await expect(dialog).toBeHidden();
  }
});
