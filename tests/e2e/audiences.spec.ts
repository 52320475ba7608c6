import type { Locator } from "@playwright/test";
import nonprofits from "../../data/pages/nonprofits.json";
import { visit } from "../support/actions";
import { integrations, messages } from "../support/content";
import { expect, test } from "../support/test";

const place = async (part: Locator) => (await part.boundingBox()) ?? { x: 0, width: 0 };

for (const { path, headings } of [
  { path: "/organizations", headings: ["How it goes", "Key benefits"] },
  { path: "/nonprofits", headings: ["Staff roles", "Key benefits"] },
]) {
  test(`${path} has three cards that open independently of each other, and leads to prices and to the pilot program`, async ({ page }) => {
    await visit(page, path);
    const main = page.getByRole("main");
    const closed = page.getByRole("button", { name: messages.viewDetails });
    await expect(closed).toHaveCount(3);
    await closed.first().click();
    await closed.first().click();
    await expect(page.getByRole("button", { name: "Hide Details" })).toHaveCount(2);
    for (const heading of headings) await expect(page.getByRole("heading", { name: heading })).toHaveCount(2);
    await expect(main.getByRole("link", { name: "Get Early Access" })).toHaveAttribute("href", "/pricing");
    await expect(main.getByRole("link", { name: "Apply for Pilot Program" })).toHaveAttribute("href", "/pilot-program");
  });
}

test("/nonprofits sets two voices on each side of the position", async ({ page }) => {
  await visit(page, "/nonprofits");
  const position = await place(page.getByRole("heading", { level: 1 }));
  const sides = await Promise.all(
    nonprofits.voices.map(async ({ text }) => {
      const { x, width } = await place(page.getByText(text, { exact: true }));
      if (x + width <= position.x) return "left";
      return x >= position.x + position.width ? "right" : "over";
    }),
  );
  expect(sides.sort()).toEqual(["left", "left", "right", "right"]);
});

test("/about leads to prices, to the waitlist in the same tab, and to organizations", async ({ page, context }) => {
  await visit(page, "/about");
  const main = page.getByRole("main");
  await expect(main.getByRole("link", { name: "Get Early Access" })).toHaveAttribute("href", "/pricing");
  await expect(main.getByRole("link", { name: /^Learn More/ })).toHaveAttribute("href", "/organizations");
  await main.getByRole("link", { name: "Join the Waitlist" }).click();
  await expect(page).toHaveURL(integrations.sites.waitlist.address);
  expect(context.pages()).toHaveLength(1);
});

test("/pilot-program shows four sectors, eight benefits and three steps, leads to the page of each sector, and opens forms under the words that were pressed", async ({
  page,
}) => {
  await visit(page, "/pilot-program");
  const main = page.getByRole("main");
  const items = (heading: string) => page.getByRole("region", { name: heading }).getByRole("heading", { level: 3 });
  await expect(items("Who can apply")).toHaveCount(4);
  await expect(items("Eight benefits reserved for pilot partners")).toHaveCount(8);
  const steps = /^(Submit your application|Partner selection and onboarding|Launch and support)$/;
  await expect(main.getByRole("heading", { level: 3, name: steps })).toHaveCount(3);
  const sectors = page.getByRole("region", { name: "Who can apply" }).getByRole("link");
  const targets = await sectors.evaluateAll((links) => links.map((link) => link.getAttribute("href")).toSorted());
  expect(targets).toEqual(["/education", "/government-sector", "/nonprofits", "/organizations"]);

  const { pilot, consultation } = integrations.forms;
  for (const [name, { address }] of [
    ["Apply for Pilot Program", pilot],
    ["Submit Your Application", pilot],
    ["Schedule a Consultation", consultation],
    ["Contact our team", pilot],
  ] as const) {
    await main.getByRole("button", { name, exact: true }).click();
    const dialog = page.getByRole("dialog", { name, exact: true });
    await expect(dialog.frameLocator("iframe").getByRole("heading")).toBeVisible();
    await expect(dialog.locator("iframe")).toHaveAttribute("src", address);
    await page.keyboard.press("Escape");
    await expect(dialog).toBeHidden();
  }
});
