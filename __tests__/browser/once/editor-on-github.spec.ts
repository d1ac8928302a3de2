import { type Page, expect, test } from "@playwright/test";
import sharp from "sharp";
import { axeFindings } from "../support/axe";
import {
  editorActionTimeout,
  openFile,
  original,
  preview,
  unfold,
} from "../support/editor";
import { type FakeGitHub, sampleOnGitHub } from "../support/fake-github";

test.use({ actionTimeout: editorActionTimeout });
test.slow();

async function openEditor(page: Page, gitHub: FakeGitHub) {
  await gitHub.answerFor(page);
  await page.goto("/edit/");
  await expect(page.getByRole("button", { name: "Undo" })).toBeVisible();
}

async function save(page: Page, token: string) {
  await page.getByRole("button", { name: "Save", exact: true }).click();
  await page.getByLabel("Your token").fill(token);
  await page.getByRole("button", { name: "Save to GitHub" }).click();
}

const saved = (page: Page) =>
  page.getByRole("link", { name: "See the change" });

const isBranch = (name: string) => name !== "main";

test("saves changes as a pull request, which can be reviewed", async ({
  page,
}) => {
  const gitHub = await sampleOnGitHub();
  await openEditor(page, gitHub);
  await page.getByLabel("Phone").fill("(575) 555-0199");
  await save(page, gitHub.token);
  await expect(saved(page)).toHaveAttribute(
    "href",
    "https://github.com/rio-verde/website/pull/12",
  );
  await expect(page.getByRole("alert")).toContainText("after the pull request");
  const [branch = ""] = [...gitHub.branches.keys()].filter(isBranch);
  expect(branch).toMatch(/^edit-change-the-phone-in-name-address-ein-/);
  expect(gitHub.textOf(branch, "site.yml")).toBe(
    (await original("site.yml")).replace(
      "(575) 555-0134 ext. 2",
      "(575) 555-0199",
    ),
  );
  expect(gitHub.textOf("main", "site.yml")).toBe(await original("site.yml"));
  expect(gitHub.pulls).toMatchObject([
    {
      title: "Change the phone in Name, address, EIN",
      base: "main",
      body: expect.stringContaining("/edit/?pull=12)"),
    },
  ]);

  await page.getByRole("button", { name: "Keep editing" }).click();
  await expect(page.getByText("No changes")).toBeVisible();
  await openFile(page, "Programs");
  const card = await unfold(page, "Story Time");
  const create = {
    width: 900,
    height: 600,
    channels: 3,
    background: "teal",
  } as const;
  await card.getByLabel("Add a picture from this computer").setInputFiles({
    name: "wall.jpg",
    mimeType: "image/jpeg",
    buffer: await sharp({ create }).jpeg().toBuffer(),
  });
  await card.getByLabel("What the picture shows").fill("A teal wall");
  await openFile(page, "Notice");
  await page.getByRole("button", { name: "Remove the notice" }).click();
  await page.getByRole("button", { name: "Save", exact: true }).click();
  await page.getByRole("button", { name: "Save to GitHub" }).click();
  await expect(saved(page)).toBeVisible();
  expect(gitHub.pulls).toHaveLength(1);
  expect(gitHub.textOf(branch, "programs.yml")).toContain("A teal wall");
  expect(gitHub.textOf(branch, "images/wall.jpg")).toBeDefined();
  expect(gitHub.textOf(branch, "notice.yml")).toBeUndefined();

  await page.goto("/edit/?pull=12");
  const changes = page.getByRole("dialog", { name: "What changes" });
  await expect(changes).toContainText("teal");
  await changes.getByRole("button", { name: "See the pages" }).click();
  await expect(page.getByLabel("Phone")).toHaveValue("(575) 555-0199");
  await openFile(page, "Programs");
  await expect(
    preview(page).getByRole("img", { name: "A teal wall" }),
  ).toHaveJSProperty("naturalWidth", 900);
});

test("brings both changes of a file together", async ({ page }) => {
  const gitHub = await sampleOnGitHub();
  await openEditor(page, gitHub);
  const street = page.getByLabel("Street");
  await street.fill("9 Calle del Olmo");
  const phone = (text: string) =>
    text.replace("(575) 555-0134 ext. 2", "(575) 555-0199");
  const before = await original("site.yml");
  gitHub.change("main", "site.yml", phone(before));
  await save(page, gitHub.token);
  await expect(page.getByRole("alert")).toContainText("merged with yours");
  await expect(page.getByLabel("Phone")).toHaveValue("(575) 555-0199");

  // Now in the same line, which only staff can decide.
  const theirs = phone(before).replace("7 Calle", "8 Calle");
  gitHub.change("main", "site.yml", theirs);
  await page.getByRole("button", { name: "Save to GitHub" }).click();
  await expect(page.getByRole("alert")).toContainText("the same lines");
  expect([...gitHub.branches.keys()]).toEqual(["main"]);
  await page.getByRole("button", { name: "Keep my text" }).click();
  await page.getByRole("button", { name: "Save to GitHub" }).click();
  await expect(saved(page)).toBeVisible();
  const [branch = ""] = [...gitHub.branches.keys()].filter(isBranch);
  expect(gitHub.textOf(branch, "site.yml")).toBe(
    phone(before).replace("7 Calle", "9 Calle"),
  );
});

const limit = {
  "X-RateLimit-Remaining": "0",
  "X-RateLimit-Reset": String(Date.UTC(2026, 0, 1) / 1000),
};
const failures = [
  ["network", "can’t be reached"],
  [{ status: 403, body: {} }, "can’t change rio-verde/website"],
  [{ status: 404, body: {} }, "doesn’t show this in rio-verde/website"],
  [{ status: 409, body: { message: "Busy" } }, "409: Busy"],
  [{ status: 422, body: { message: "No" } }, "422: No"],
  [{ status: 429, body: {} }, "request limit"],
  [{ status: 403, body: {}, headers: limit }, "Try again at"],
  [{ status: 403, body: {}, headers: { "Retry-After": "9" } }, "request limit"],
  [{ status: 502, body: {} }, "wrong at GitHub (502)"],
  [{ status: 200, body: {} }, "can’t be read"],
] as const;

test("loses nothing, whatever fails", async ({ page }) => {
  const gitHub = await sampleOnGitHub();
  await openEditor(page, gitHub);
  await page.getByLabel("Phone").fill("(575) 555-0199");
  await save(page, "github_pat_wrong");
  const alert = page.getByRole("alert");
  await expect(alert).toContainText("doesn’t know this token");
  expect([...gitHub.branches.keys()]).toEqual(["main"]);
  expect(await axeFindings(page)).toEqual([]);
  await page.getByLabel("Your token").fill(gitHub.token);
  for (const [failure, words] of failures) {
    gitHub.failures.push(failure);
    await page.getByRole("button", { name: "Save to GitHub" }).click();
    await expect(alert).toContainText(words);
    await expect(alert).toContainText("is kept");
  }
  await page.getByRole("button", { name: "Save to GitHub" }).click();
  await expect(saved(page)).toBeVisible();
  const [branch = ""] = [...gitHub.branches.keys()].filter(isBranch);
  expect(gitHub.textOf(branch, "site.yml")).toContain("(575) 555-0199");
});

test("says so when the repository can't be read", async ({ page }) => {
  const gitHub = await sampleOnGitHub();
  gitHub.failures.push({ status: 404, body: {} });
  await gitHub.answerFor(page);
  await page.goto("/edit");
  await expect(page).toHaveURL(/\/edit\/$/);
  await expect(page.getByRole("alert")).toContainText("doesn’t show this");
  await page.getByLabel("Your token").fill(gitHub.token);
  await page.getByRole("button", { name: "Try again" }).click();
  await page.getByLabel("Phone").fill("(575) 555-0199");
  await page.getByRole("button", { name: "Save", exact: true }).click();
  await expect(page.getByLabel("Your token")).toHaveValue(gitHub.token);
});
