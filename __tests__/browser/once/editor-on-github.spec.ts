import { readFile } from "node:fs/promises";
import { type Page, expect, test } from "@playwright/test";
import sharp from "sharp";
import { axeFindings } from "../support/axe";
import { editorActionTimeout } from "../support/editor";
import { type FakeGitHub, sampleOnGitHub } from "../support/fake-github";
import { sampleFolder } from "../support/sample";

test.use({ actionTimeout: editorActionTimeout });
test.slow();

const original = (path: string) => readFile(`${sampleFolder}/${path}`, "utf8");

const preview = (page: Page) => page.frameLocator('iframe[title="Preview"]');

const open = (page: Page, name: string) =>
  page
    .getByRole("navigation", { name: "What to edit" })
    .getByRole("button", { name })
    .click();

async function openEditor(page: Page, gitHub: FakeGitHub, address = "/edit/") {
  await gitHub.answerFor(page);
  await page.goto(address);
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
  await open(page, "Programs");
  await page.getByRole("button", { name: "Story Time", exact: true }).click();
  const card = page.getByRole("group", { name: "Story Time" });
  await card.getByLabel("Title").fill("Story Hour");
  await page.getByRole("button", { name: "Save", exact: true }).click();
  await page.getByRole("button", { name: "Save to GitHub" }).click();
  await expect(saved(page)).toBeVisible();
  expect(gitHub.pulls).toHaveLength(1);
  expect(gitHub.textOf(branch, "programs.yml")).toContain("Story Hour");

  await page.goto("/edit/?pull=12");
  const changes = page.getByRole("dialog", { name: "What changes" });
  await expect(changes.getByRole("region")).toHaveCount(2);
  await expect(changes).toContainText("Hour");
  await changes.getByRole("button", { name: "See the pages" }).click();
  await expect(page.getByLabel("Phone")).toHaveValue("(575) 555-0199");
  await open(page, "Programs");
  await expect(
    preview(page).getByRole("heading", { name: "Story Hour" }),
  ).toBeVisible();
});

test("saves a picture, and deletes a file", async ({ page }) => {
  const gitHub = await sampleOnGitHub();
  await openEditor(page, gitHub);
  await open(page, "Programs");
  await page.getByRole("button", { name: "Story Time", exact: true }).click();
  const card = page.getByRole("group", { name: "Story Time" });
  const create = { width: 900, height: 600, channels: 3, background: "teal" };
  await card.getByLabel("Add a picture from this computer").setInputFiles({
    name: "wall.jpg",
    mimeType: "image/jpeg",
    buffer: await sharp({ create: { ...create, channels: 3 } })
      .jpeg()
      .toBuffer(),
  });
  await card.getByLabel("What the picture shows").fill("A teal wall");
  await open(page, "Notice");
  await page.getByRole("button", { name: "Remove the notice" }).click();
  await save(page, gitHub.token);
  await expect(saved(page)).toBeVisible();
  const [branch = ""] = [...gitHub.branches.keys()].filter(isBranch);
  expect(gitHub.textOf(branch, "notice.yml")).toBeUndefined();
  expect(gitHub.textOf(branch, "images/wall.jpg")).toBeDefined();

  await page.goto("/edit/?pull=12");
  await page.getByRole("button", { name: "See the pages" }).click();
  await open(page, "Programs");
  await expect(
    preview(page).getByRole("img", { name: "A teal wall" }),
  ).toHaveJSProperty("naturalWidth", 900);
});

test("brings together what somebody else changed meanwhile", async ({
  page,
}) => {
  const gitHub = await sampleOnGitHub();
  await openEditor(page, gitHub);
  await page.getByLabel("Phone").fill("(575) 555-0199");
  const theirs = (await original("site.yml")).replace("7 Calle", "8 Calle");
  gitHub.change("main", "site.yml", theirs);
  await save(page, gitHub.token);
  await expect(page.getByRole("alert")).toContainText("beside yours");
  await page.getByRole("button", { name: "Save to GitHub" }).click();
  await expect(saved(page)).toBeVisible();
  const [branch = ""] = [...gitHub.branches.keys()].filter(isBranch);
  const text = gitHub.textOf(branch, "site.yml");
  expect(text).toBe(theirs.replace("(575) 555-0134 ext. 2", "(575) 555-0199"));
});

test("asks when both have changed the same line", async ({ page }) => {
  const gitHub = await sampleOnGitHub();
  await openEditor(page, gitHub);
  await page.getByLabel("Street").fill("9 Calle del Olmo");
  const theirs = (await original("site.yml")).replace("7 Calle", "8 Calle");
  gitHub.change("main", "site.yml", theirs);
  await save(page, gitHub.token);
  await expect(page.getByRole("alert")).toContainText("the same lines");
  expect([...gitHub.branches.keys()]).toEqual(["main"]);
  await page.getByRole("button", { name: "Keep my text" }).click();
  await page.getByRole("button", { name: "Save to GitHub" }).click();
  await expect(saved(page)).toBeVisible();
  const [branch = ""] = [...gitHub.branches.keys()].filter(isBranch);
  expect(gitHub.textOf(branch, "site.yml")).toContain("9 Calle del Olmo");
});

const limit = {
  "X-RateLimit-Remaining": "0",
  "X-RateLimit-Reset": String(Date.UTC(2026, 0, 1) / 1000),
};
const failures = [
  ["network", "can’t be reached"],
  [{ status: 401, body: {} }, "doesn’t know this token"],
  [{ status: 403, body: {} }, "can’t change rio-verde/website"],
  [{ status: 404, body: {} }, "has no repository rio-verde/website"],
  [{ status: 409, body: { message: "Busy" } }, "409: Busy"],
  [{ status: 422, body: { message: "No" } }, "422: No"],
  [{ status: 429, body: {} }, "request limit"],
  [{ status: 403, body: {}, headers: limit }, "Try again at"],
  [{ status: 502, body: {} }, "wrong at GitHub (502)"],
  [{ status: 200, body: {} }, "can’t be read"],
] as const;

test("loses nothing, whatever fails", async ({ page }) => {
  const gitHub = await sampleOnGitHub();
  await openEditor(page, gitHub);
  await page.getByLabel("Phone").fill("(575) 555-0199");
  await page.getByRole("button", { name: "Save", exact: true }).click();
  await page.getByLabel("Your token").fill(gitHub.token);
  for (const [failure, words] of failures) {
    gitHub.failures.push(failure);
    await page.getByRole("button", { name: "Save to GitHub" }).click();
    await expect(page.getByRole("alert")).toContainText(words);
    await expect(page.getByRole("alert")).toContainText("is kept");
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
  await page.goto("/edit/");
  await expect(page.getByRole("alert")).toContainText("no repository");
  await page.getByLabel("Your token").fill(gitHub.token);
  await page.getByRole("button", { name: "Try again" }).click();
  await page.getByLabel("Phone").fill("(575) 555-0199");
  await page.getByRole("button", { name: "Save", exact: true }).click();
  await expect(page.getByLabel("Your token")).toHaveValue(gitHub.token);
});

test("a wrong token changes nothing", async ({ page }) => {
  const gitHub = await sampleOnGitHub();
  await openEditor(page, gitHub);
  await page.getByLabel("Phone").fill("(575) 555-0199");
  await save(page, "github_pat_wrong");
  await expect(page.getByRole("alert")).toContainText(
    "doesn’t know this token",
  );
  expect([...gitHub.branches.keys()]).toEqual(["main"]);
  expect(await axeFindings(page)).toEqual([]);
});

test("is found at its address without a slash, but not by search engines", async ({
  page,
  request,
}) => {
  const gitHub = await sampleOnGitHub();
  await openEditor(page, gitHub, "/edit");
  await expect(page).toHaveURL(/\/edit\/$/);
  const robots = page.locator('meta[name="robots"]');
  await expect(robots).toHaveAttribute("content", /noindex/);
  const sitemap = await request.get("/sitemap-0.xml");
  expect(await sitemap.text()).not.toContain("/edit");
});
