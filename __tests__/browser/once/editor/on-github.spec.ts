import { type Page, expect } from "@playwright/test";
import { original } from "../../support/editor";
import { test } from "../../support/editor-on-github";
import { jpegFile, plainPicture } from "../../support/photo-file";

test("saves a pull request to review", async ({ page, editor, gitHub }) => {
  await editor.open();
  await page.getByLabel("Phone").fill("(575) 555-0199");
  await editor.save(gitHub.token);
  await expect(editor.saved).toHaveAttribute(
    "href",
    "https://github.com/rio-verde/website/pull/12",
  );
  await expect(editor.alert).toContainText("after the pull request");
  const [branch = ""] = gitHub.changeBranches;
  expect(branch).toMatch(/^edit-change-phone-in-name-address-ein-/);
  const before = await original("site.yml");
  expect(gitHub.textOf("main", "site.yml")).toBe(before);
  expect(gitHub.textOf(branch, "site.yml")).toBe(
    before.replace("(575) 555-0134 ext. 2", "(575) 555-0199"),
  );
  expect(gitHub.pulls).toMatchObject([
    {
      title: "Change “Phone” in Name, address, EIN",
      base: "main",
      body: expect.stringContaining("/edit/?pull=12)"),
    },
  ]);

  await editor.button("Keep editing").click();
  await expect(page.getByText("No changes")).toBeVisible();
  await editor.openFile("Programs");
  const card = await editor.unfold("Story Time");
  await card
    .getByLabel("Change the picture")
    .setInputFiles(await jpegFile("wall.jpg", plainPicture(900, 600)));
  // Until it is prepared, nothing else can be changed.
  await expect(card.getByLabel("Picture", { exact: true })).toHaveValue(
    "images/wall.jpg",
  );
  await card.getByLabel("What the picture shows").fill("A teal wall");
  await editor.openFile("Notice");
  await editor.button("Remove the notice").click();
  await editor.save();
  await expect(editor.saved).toBeVisible();
  expect(gitHub.pulls).toMatchObject([
    {
      body: expect.stringMatching(/^- Change “Phone” .*\n(?:- .*\n){3}\n\[See/),
    },
  ]);
  expect(gitHub.textOf(branch, "programs.yml")).toContain("A teal wall");
  expect(gitHub.textOf(branch, "images/wall.jpg")).toBeDefined();
  expect(gitHub.textOf(branch, "notice.yml")).toBeUndefined();

  gitHub.change(branch, "../src/theme/theme.ts", "");
  gitHub.change(branch, "\u202Enone.docx", "PK");
  await page.goto("/edit/?pull=12");
  const changes = page.getByRole("dialog", { name: "What changes" });
  await expect(changes).toContainText("teal");
  const notShown = changes.getByText("doesn’t show").locator("+ ul > li");
  await expect(notShown).toHaveText([
    "content/U+202Enone.docx",
    "src/theme/theme.ts",
  ]);
  await changes.getByRole("button", { name: "See the pages" }).click();
  // The first that is changed, not the one that is deleted.
  await expect(editor.heading("Programs")).toBeVisible();
  const shown = editor.shownPicture("A teal wall");
  await expect(shown).toHaveJSProperty("naturalWidth", 900);

  gitHub.merge(12);
  await page.reload();
  await expect(editor.alert).toContainText("already merged");
  await expect(editor.token).toBeHidden();
  await expect(editor.button("Try again")).toBeHidden();
  await page.getByRole("link", { name: "Edit the site instead" }).click();
  await expect(page.getByText("No changes")).toBeVisible();
});

test("says why nothing can be read", async ({ page, editor, gitHub }) => {
  gitHub.failures.push({ status: 404, body: {} });
  await page.goto("/edit");
  await expect(page).toHaveURL(/\/edit\/$/);
  await expect(editor.alert).toContainText("doesn’t show this");
  gitHub.failures.push({ status: 429, body: {} });
  await editor.button("Try again").click();
  await expect(editor.button("Try again")).toBeFocused();
  await expect(editor.alert).toContainText("or enter your token");
  await editor.token.fill(gitHub.token);
  await editor.button("Try again").click();
  await page.getByLabel("Phone").fill("(575) 555-0199");
  await editor.button("Save").click();
  await expect(editor.token).toHaveValue(gitHub.token);
});

/** What the server sends as the editor's page. */
const editorPage = async (page: Page) =>
  (await page.request.get("/edit/")).text();

test("stays on this site, whatever its address", async ({ page, baseURL }) => {
  const body = await editorPage(page);
  await page.route(/site\.example/, (route) =>
    route.fulfill({ contentType: "text/html", body }),
  );
  await page.goto(`${baseURL}//site.example/..%2fedit?pull=12`);
  await expect(page).toHaveURL(`${baseURL}//site.example/edit/?pull=12`);
});

test("starts only the editor, whatever is in its page", async ({ page }) => {
  const other = "http://site.example/other.js";
  const html = await editorPage(page);
  const body = html.replace(/(?<=data-editor=")[^"]+/, other);
  expect(body).toContain(other);
  const requested: string[] = [];
  page.on("request", (request) => requested.push(request.url()));
  await page.route(other, (route) => route.fulfill({ body: "" }));
  await page.route("**/edit/", (route) =>
    route.fulfill({ contentType: "text/html", body }),
  );
  await page.goto("/edit/");
  expect(requested).not.toContain(other);
});
