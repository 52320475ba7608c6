import { changedLines } from "../support/changedLines";
import { fixedFolder } from "../support/dataFolder";
import { GitHub } from "../support/gitHub";
import { expect, test } from "../support/test";
import { VisualEditor } from "../support/visualEditor";

let editor: VisualEditor;
test.afterEach(() => editor?.delete());

test("on a deployed site, a token signs in, and a saved change becomes a draft on GitHub that can be sent for review", async ({
  page,
  context,
}) => {
  const gitHub = new GitHub("example/website", fixedFolder);
  await gitHub.answer(context);
  editor = await VisualEditor.openDeployed(page, "https://site.example", {
    repository: gitHub.repository,
    branch: "main",
  });
  await editor.signInWithToken("github_pat_1");
  const price = (await editor.openPlan("Team")).getByRole("textbox", { name: /^Monthly price/ });
  const save = page.getByRole("button", { name: "Save", exact: true });
  await price.fill("four");
  await save.click();
  await expect(editor.form.getByText('expected a number such as 12.5, or "Custom"')).toBeVisible();
  expect(gitHub.commits).toEqual([]);

  await price.fill("6");
  await save.click();
  const dialog = page.getByRole("alertdialog", { name: "Send for Review" });
  await expect(dialog).toBeVisible();
  expect(gitHub.branches).toHaveLength(1);
  const [branch = ""] = gitHub.branches;
  expect(gitHub.pullRequests).toEqual([{ head: branch, base: "main", draft: true }]);
  expect(gitHub.commits.map((commit) => [commit.branch, Object.keys(commit.files)])).toEqual([
    [branch, ["data/plans.json"]],
  ]);
  expect(
    changedLines(gitHub.files.get("data/plans.json"), gitHub.commits[0]?.files["data/plans.json"]),
  ).toEqual(['    "monthlyPrice": 6,']);
  await dialog.getByRole("button", { name: "Send for Review" }).click();
  await expect.poll(() => gitHub.pullRequests[0]?.draft).toBe(false);
  expect(gitHub.labels).toEqual(["sveltia-cms/pending_review"]);
  expect([...gitHub.authorizations]).toEqual(["token github_pat_1"]);
});

test("on a deployed site with a server for it, people sign in with GitHub", async ({
  page,
  context,
}) => {
  const gitHub = new GitHub("example/website", fixedFolder);
  const signIn = "https://sign-in.example";
  await gitHub.answer(context);
  await gitHub.signIn(context, signIn, "gho_1");
  editor = await VisualEditor.openDeployed(page, "https://site.example", {
    repository: gitHub.repository,
    branch: "main",
    signIn,
  });
  await page.getByRole("button", { name: /^Sign In with .?GitHub/ }).click();
  await editor.ready();
  await editor.openPlan("Team");
  expect([...gitHub.authorizations]).toEqual(["token gho_1"]);
});
