import { expect } from "@playwright/test";
import { axeFindings } from "../../support/axe";
import { original } from "../../support/editor";
import { test } from "../../support/editor-on-github";

test("keeps the changes of everybody", async ({ page, editor, gitHub }) => {
  await editor.open();
  const street = page.getByLabel("Street");
  await street.fill("9 Calle del Olmo");
  const phone = (text: string) =>
    text.replace("(575) 555-0134 ext. 2", "(575) 555-0199");
  const before = await original("site.yml");
  const { alert } = editor;

  await test.step("merged, if they are in different lines", async () => {
    gitHub.change("main", "site.yml", phone(before));
    await editor.save(gitHub.token);
    await expect(alert).toContainText("merged with yours");
    await expect(page.getByLabel("Phone")).toHaveValue("(575) 555-0199");
  });

  await test.step("as staff decide, if they are in the same line", async () => {
    const theirs = phone(before).replace("7 Calle", "8 Calle");
    gitHub.change("main", "site.yml", theirs);
    await editor.button("Save to GitHub").click();
    await expect(alert).toContainText("the same lines");
    expect(gitHub.changeBranches).toEqual([]);
    await editor.button("Keep mine").click();
    await editor.saveAgain();
    expect(gitHub.savedText("site.yml")).toBe(
      phone(before).replace("7 Calle", "9 Calle"),
    );
  });

  await test.step("also after the pull request was closed", async () => {
    await editor.button("Keep editing").click();
    gitHub.close(12);
    await street.fill("10 Calle del Olmo");
    await editor.save();
    await expect(alert).toContainText("the closed pull request");
    // Nobody else has changed anything.
    await expect(alert).not.toContainText("Somebody else");
    await editor.button("Keep mine").click();
    await editor.saveAgain();
    expect(gitHub.savedText("site.yml")).toContain("10 Calle");
  });
});

const limit = {
  "X-RateLimit-Remaining": "0",
  "X-RateLimit-Reset": String(Date.UTC(2026, 0, 1) / 1000),
};
const failures = [
  ["network", "can’t be reached"],
  [
    { status: 403, body: { message: "Resource not accessible by token" } },
    "can’t change rio-verde/website",
  ],
  [
    { status: 403, body: { message: "Repository was archived" } },
    "Repository was archived",
  ],
  [{ status: 404, body: {} }, "doesn’t show this in rio-verde/website"],
  [{ status: 409, body: { message: "Busy" } }, "409: Busy"],
  [{ status: 422, body: { message: "No" } }, "422: No"],
  [{ status: 429, body: {} }, "request limit"],
  [{ status: 403, body: {}, headers: limit }, "Try again at"],
  [{ status: 403, body: {}, headers: { "Retry-After": "9" } }, "request limit"],
  [{ status: 502, body: {} }, "wrong at GitHub (502)"],
  [{ status: 200, body: {} }, "can’t be read"],
] as const;

test("loses nothing, whatever fails", async ({ page, editor, gitHub }) => {
  await editor.open();
  await page.getByLabel("Phone").fill("(575) 555-0199");
  await editor.save();
  const { alert, token } = editor;
  await expect(token).toBeFocused();
  await token.fill("github_pat_wrong");
  await editor.button("Save to GitHub").click();
  await expect(alert).toContainText("doesn’t recognize this token");
  expect(gitHub.changeBranches).toEqual([]);
  expect(await axeFindings(page)).toEqual([]);
  // A line break that is pasted becomes a space.
  await token.fill("github_pat _test ");
  for (const [failure, words] of failures) {
    gitHub.failures.push(failure);
    await editor.button("Save to GitHub").click();
    await expect(alert).toContainText(words);
    await expect(alert).toContainText("is kept");
  }
  await editor.saveAgain();
  expect(gitHub.savedText("site.yml")).toContain("(575) 555-0199");

  await test.step("not even what is taken back after an answer got lost", async () => {
    await editor.button("Keep editing").click();
    await page.getByLabel("Phone").fill("(575) 555-0100");
    gitHub.lost = "POST graphql";
    await editor.save();
    await expect(alert).toContainText("can’t be reached");
    expect(gitHub.savedText("site.yml")).toContain("(575) 555-0100");
    await editor.button("Keep editing").click();
    await editor.button("Undo").click();
    await expect(page.getByText("wasn’t finished: save again")).toBeVisible();
    await editor.button("Save").click();
    await editor.saveAgain();
    expect(gitHub.savedText("site.yml")).toContain("(575) 555-0199");
  });
});
