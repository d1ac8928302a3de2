import { expect, test } from "@playwright/test";
import {
  button,
  editorActionTimeout,
  openFile,
  original,
  preview,
  unfold,
} from "../../support/editor";
import { openEditor, save, saved } from "../../support/editor-on-github";
import { sampleOnGitHub } from "../../support/fake-github";
import { jpegFile, plainPicture } from "../../support/photo-file";

test.use({ actionTimeout: editorActionTimeout });
test.slow();

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
  const [branch = ""] = gitHub.changeBranches;
  expect(branch).toMatch(/^edit-change-phone-in-name-address-ein-/);
  expect(gitHub.textOf(branch, "site.yml")).toBe(
    (await original("site.yml")).replace(
      "(575) 555-0134 ext. 2",
      "(575) 555-0199",
    ),
  );
  expect(gitHub.textOf("main", "site.yml")).toBe(await original("site.yml"));
  expect(gitHub.pulls).toMatchObject([
    {
      title: "Change “Phone” in Name, address, EIN",
      base: "main",
      body: expect.stringContaining("/edit/?pull=12)"),
    },
  ]);

  await button(page, "Keep editing").click();
  await expect(page.getByText("No changes")).toBeVisible();
  await openFile(page, "Programs");
  const card = await unfold(page, "Story Time");
  await card
    .getByLabel("Add a picture from this computer")
    .setInputFiles(await jpegFile("wall.jpg", plainPicture(900, 600)));
  // Until it is prepared, nothing else can be changed.
  await expect(card.getByLabel("Picture", { exact: true })).toHaveValue(
    "images/wall.jpg",
  );
  await card.getByLabel("What the picture shows").fill("A teal wall");
  await openFile(page, "Notice");
  await button(page, "Remove the notice").click();
  await button(page, "Save").click();
  await button(page, "Save to GitHub").click();
  await expect(saved(page)).toBeVisible();
  expect(gitHub.pulls).toHaveLength(1);
  expect(gitHub.textOf(branch, "programs.yml")).toContain("A teal wall");
  expect(gitHub.textOf(branch, "images/wall.jpg")).toBeDefined();
  expect(gitHub.textOf(branch, "notice.yml")).toBeUndefined();

  gitHub.change(branch, "../src/theme/theme.ts", "");
  await page.goto("/edit/?pull=12");
  const changes = page.getByRole("dialog", { name: "What changes" });
  await expect(changes).toContainText("teal");
  await expect(changes).toContainText("doesn’t show: src/theme/theme.ts.");
  await changes.getByRole("button", { name: "See the pages" }).click();
  await expect(page.getByLabel("Phone")).toHaveValue("(575) 555-0199");
  await openFile(page, "Programs");
  await expect(
    preview(page).getByRole("img", { name: "A teal wall" }),
  ).toHaveJSProperty("naturalWidth", 900);
});

test("says so when the repository can't be read", async ({ page }) => {
  const gitHub = await sampleOnGitHub();
  gitHub.failures.push({ status: 404, body: {} });
  await gitHub.answerFor(page);
  await page.goto("/edit");
  await expect(page).toHaveURL(/\/edit\/$/);
  await expect(page.getByRole("alert")).toContainText("doesn’t show this");
  await page.getByLabel("Your token").fill(gitHub.token);
  await button(page, "Try again").click();
  await page.getByLabel("Phone").fill("(575) 555-0199");
  await button(page, "Save").click();
  await expect(page.getByLabel("Your token")).toHaveValue(gitHub.token);
});
