import { render, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { ConsentPreferences } from "../../src/layout/ConsentPreferences";
import { PolicyDocument } from "../../src/sections/policy/PolicyDocument";
import { integrations, messages } from "../support/content";
import { siteData } from "../support/gatsby";

// Without scripts, the states of what they load are hidden.
document.documentElement.className = "js";
// jsdom has no idle time.
window.requestIdleCallback = (callback) => Number(callback({} as IdleDeadline));

function show(script: string): void {
  siteData.integrations.consent.script = script;
  const policies = { ...integrations.policies, script };
  render(<ConsentPreferences />);
  render(
    <PolicyDocument
      section={{ anchor: "document", policy: "terms", integrations: { policies } }}
    />,
  );
}
const requested = (address: string) => document.querySelectorAll(`script[src="${address}"]`).length;

it("third parties load by themselves from real addresses", () => {
  const address = "https://www.example.com/script.js";
  show(address);
  expect(screen.getByText(messages.loading)).toBeVisible();
  expect(requested(address)).toBe(2);
});

it("a placeholder is requested on a press alone", async () => {
  const address = "https://placeholder.example/script.js";
  show(address);
  expect(screen.getByText(messages.loadFailed)).toBeVisible();
  expect(requested(address)).toBe(0);
  await userEvent.click(screen.getByRole("button", { name: messages.retry }));
  expect(requested(address)).toBe(1);
});
