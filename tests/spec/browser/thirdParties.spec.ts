import type { Locator, Page } from "@playwright/test";
import education from "../../../data/pages/education.json";
import terms from "../../../data/pages/terms.json";
import {
  expectFocusWithin,
  footerLink,
  scrollPosition,
  visit,
  visitWithStoppedClock,
} from "../../support/actions";
import {
  consent,
  integrations,
  labels,
  messages,
  sectionOf,
  withTokens,
} from "../../support/content";
import { expect, test } from "../../support/guardedTest";
import {
  builtWithPlaceholders,
  error,
  filledIn,
  fillIn,
  garbage,
  html,
  nothing,
  refused,
  script,
  thirdParties,
} from "../../support/network";

const { policies, introductionVideo } = integrations;
const policyScript = filledIn(policies.script);
const consentScript = filledIn(consent.script);

/** Every third party, and the browser's messages that have no address: about a broken script and about a blocked message box. */
const failures = new RegExp(
  `${thirdParties.source}|${builtWithPlaceholders.source}|${filledIn(thirdParties.source)}|//hostile\\.example/|Unexpected token '<'|out of order|Ignored call to 'confirm\\(\\)'`,
);

// With reduced motion, scrolling to a link in the footer is instant.
test.use({ expectedFailures: failures, contextOptions: { reducedMotion: "reduce" } });

/** Checks that the page is hydrated: a link opens another page without a full load. */
const expectHydrated = async (page: Page) => {
  await page.evaluate(() => Object.assign(window, { sameDocument: true }));
  await footerLink(page, labels.education).click();
  await expect(page).toHaveURL("/education");
  expect(await page.evaluate(() => Reflect.get(window, "sameDocument"))).toBe(true);
};

const consentMessage = (page: Page) =>
  page.getByRole("status").filter({ hasText: consent.blocked });
const pressConsent = (page: Page) => page.getByRole("button", { name: consent.label }).click();

test("Consent tool failing: a message, and the page stays intact", async ({ page }) => {
  const fails = `window.${consent.openFunction} = () => { throw new Error("out of order"); }`;
  await fillIn(page);
  for (const answer of [error, script(""), script(fails)]) {
    await page.unrouteAll();
    await page.route(consentScript, answer);
    await visit(page, "/about");
    await pressConsent(page);
    await expect(consentMessage(page)).toBeVisible();
    await expectHydrated(page);
  }
  await page.unrouteAll();
  await page.route(`${consentScript}*`, nothing);
  await visitWithStoppedClock(page, "/about");
  // Until the tool no longer loads by itself.
  await page.clock.runFor(20_000);
  await pressConsent(page);
  await page.clock.runFor(7999);
  const status = page.getByRole("contentinfo").getByRole("status");
  await expect(status).toHaveText(messages.loading);
  await expect(consentMessage(page)).toBeHidden();
  await page.clock.runFor(1);
  await expect(consentMessage(page)).toBeVisible();
});

test("Consent Preferences opens the tool, also after a failure", async ({ page }) => {
  const tool = `window.${consent.openFunction} = () => document.body.append("Your choices")`;
  await fillIn(page);
  await page.route(consentScript, refused);
  await visit(page, "/");
  await pressConsent(page);
  await expect(consentMessage(page)).toBeVisible();
  await page.route(consentScript, script(tool));
  for (const visited of ["before it loads", "after it has loaded"]) {
    await pressConsent(page);
    await expect(page.getByText("Your choices"), visited).toBeAttached();
    await expect(consentMessage(page)).toBeHidden();
    await visit(page, "/");
  }
});

test("Each legal page embeds its document, and opens at its top", async ({ page }) => {
  const documents = {
    privacy: filledIn(policies.documents.privacy),
    terms: filledIn(policies.documents.terms),
  };
  const fill = script(`for (const place of document.querySelectorAll("[data-policy-document]")) {
    place.innerHTML = "<p>Document " + place.dataset.id + "</p>";
  }`);
  await fillIn(page);
  await page.route(policyScript, fill);
  await visit(page, "/about");
  await page.evaluate(() => Reflect.set(window, "sameDocument", true));
  await footerLink(page, labels.privacyPolicy).click();
  await expect(page.getByText(`Document ${documents.privacy}`)).toBeVisible();
  expect(await scrollPosition(page)).toBe(0);
  expect(await page.evaluate(() => Reflect.get(window, "sameDocument"))).toBeUndefined();
  await expect(page.getByRole("main").getByText(messages.loading)).toBeHidden();
  await footerLink(page, labels.terms).click();
  await expect(page.getByText(`Document ${documents.terms}`)).toBeVisible();
  await expect(page.getByText(`Document ${documents.privacy}`)).toBeHidden();
  await page.getByRole("button", { name: messages.switchToDark }).click();
  await expect(page.getByRole("button", { name: messages.switchToLight })).toBeVisible();
  await expect(page.getByText(`Document ${documents.terms}`)).toBeVisible();
});

test("Policy failing: message, direct link, retry; the page stays intact", async ({ page }) => {
  const failed = page.getByRole("status").filter({ hasText: messages.loadFailed });
  const late = script(
    `setTimeout(() => { document.querySelector("[data-policy-document]").textContent = "The whole document"; }, 300)`,
  );
  await fillIn(page);
  for (const answer of [refused, garbage, nothing]) {
    await page.unrouteAll();
    await page.route(policyScript, answer);
    await visitWithStoppedClock(page, "/terms");
    await page.clock.fastForward(8000);
    await expect(failed).toBeVisible();
    await expect(page.getByRole("link", { name: messages.openDirectly })).toHaveAttribute(
      "href",
      filledIn(policies.iframe + policies.documents.terms),
    );
    await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
    await page.clock.resume();
  }
  // The request for the first address still hangs, and Chromium shares it with every element, so the retry has another address.
  await page.route(`${policyScript}?*`, late);
  await page.getByRole("button", { name: messages.retry }).press("Enter");
  await expectFocusWithin(page.getByRole("main"));
  await expect(page.getByText("The whole document")).toBeVisible();
  await expect(failed).toBeHidden();
  await expectHydrated(page);
});

test("Policy failing: no empty room", async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 1400 });
  await fillIn(page);
  await page.route(policyScript, refused);
  await visit(page, "/terms");
  const retry = page.getByRole("main").getByRole("button", { name: messages.retry });
  await expect(retry).toBeVisible();
  const endOf = async (part: Locator) => {
    const box = await part.boundingBox();
    return box ? box.y + box.height : Number.NaN;
  };
  const section = page.locator(`#${sectionOf(terms, "policy").anchor}`);
  // The room that is reserved for a document has three fifths of the window.
  expect((await endOf(section)) - (await endOf(retry))).toBeLessThan(200);
});

/** Tries what a framed page might do to the page around it, and writes down the results. */
const hostile = `<!doctype html><title>Hostile</title><p></p><script>
const results = {};
const attempt = (name, act) => { try { results[name] = String(act()); } catch (error) { results[name] = error.name; } };
attempt("reads the page", () => parent.document.title);
attempt("changes the page", () => parent.document.body.replaceChildren());
attempt("asks", () => confirm("Your password?"));
attempt("leads the page away", () => { top.location = "https://hostile.example/top"; });
document.querySelector("p").textContent = JSON.stringify(results);
</script>`;

test("A hostile page in a frame can't reach its surroundings", async ({ page }) => {
  const asked: string[] = [];
  page.on("dialog", (message) => {
    asked.push(message.message());
    return message.dismiss();
  });
  await page.route(introductionVideo.iframe, html(hostile));
  await visit(page, "/education");
  await page.getByRole("button", { name: withTokens(education.hero.videoLabel) }).click();
  const frame = page.getByRole("dialog").locator("iframe");
  await expect(frame).toHaveAttribute("allow", "fullscreen");
  await expect(frame.contentFrame().getByText("leads the page away")).toBeVisible();
  expect(JSON.parse((await frame.contentFrame().locator("p").textContent()) ?? "{}")).toEqual({
    "reads the page": "SecurityError",
    "changes the page": "SecurityError",
    asks: "false",
    "leads the page away": "SecurityError",
  });
  await page.keyboard.press("Escape");
  await expect(page.getByRole("dialog")).toBeHidden();
  await expect(page).toHaveURL("/education");
  await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
  expect(asked).toEqual([]);
});
