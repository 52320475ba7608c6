import { mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { Route } from "@playwright/test";
import { writeEditor } from "../../src/editor/bundle";
import { editorAddress, editorPlace } from "../../src/editor/editedFiles";
import { expect, test } from "../support/test";

// The package asks for fonts that its policy blocks, and shows its own copies.
test.use({ expectedFailures: /cdn\.jsdelivr\.net/ });

const folder = mkdtempSync(join(tmpdir(), "editor-"));
const site = "https://site.example";
const repository = "example/website";
const plans = readFileSync("data/plans.json", "utf8");

test.beforeAll(() => writeEditor(process.cwd(), folder, { repository, branch: "main" }));
test.afterAll(() => rmSync(folder, { recursive: true }));

/** Answers for a repository on GitHub with one content file. */
function answerForGitHub(route: Route): Promise<void> {
  const request = route.request();
  const path = new URL(request.url()).pathname;
  const headers = { "access-control-allow-origin": "*", "access-control-allow-headers": "*" };
  const author = { name: "Maintainer", email: "maintainer@debato.example", user: null };
  const commit = { oid: "head", message: "Start", author, committedDate: "2026-01-01T00:00:00Z" };
  const target = { ...commit, history: { nodes: [commit] } };
  if (path === "/user") return route.fulfill({ headers, json: { id: 1, login: "maintainer" } });
  if (path.includes("/git/trees/")) {
    const file = { type: "blob", path: "data/plans.json", sha: "file", size: plans.length };
    return route.fulfill({ headers, json: { tree: [file] } });
  }
  if (path !== "/graphql") return route.fulfill({ headers, status: 204 });
  const repositoryData = {
    ref: { target },
    defaultBranchRef: { name: "main" },
    pullRequests: { nodes: [], totalCount: 0 },
    content_0: { text: plans, isTruncated: false },
    commit_0: { target },
  };
  return route.fulfill({
    headers,
    json: { data: { base: { ref: { target } }, repository: repositoryData } },
  });
}

test("people edit a deployed site after they sign in", async ({ page, context }) => {
  await context.route("https://api.github.com/**", answerForGitHub);
  await context.route("https://www.githubstatus.com/**", (route) =>
    route.fulfill({ json: { status: { indicator: "none" } } }),
  );
  await context.route(`${site}${editorAddress}**`, (route) => {
    const file = new URL(route.request().url()).pathname.slice(editorAddress.length);
    return route.fulfill({ path: join(folder, file || "index.html") });
  });
  await page.goto(`${site}${editorAddress}#${editorPlace("plans.json")}`);
  await page.getByRole("button", { name: "Sign In Using Access Token" }).click();
  const dialog = page.getByRole("alertdialog");
  await dialog.getByRole("textbox").fill("github_pat_1");
  await dialog.getByRole("button", { name: "Sign In" }).click();
  const form = page.getByRole("group", { name: /^Edit/ });
  await form.getByRole("button", { name: "Expand", exact: true }).first().click();
  const title = form.getByRole("textbox", { name: /^Title/ });
  await expect(title).toHaveValue(JSON.parse(plans)[0].title);
});
