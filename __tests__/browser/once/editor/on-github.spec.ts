import { expect } from "@playwright/test";
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
  await editor.button("Save").click();
  await editor.button("Save to GitHub").click();
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
  await expect(
    changes.getByText("doesn’t show").locator("+ ul").getByRole("listitem"),
  ).toHaveText(["content/U+202Enone.docx", "src/theme/theme.ts"]);
  await changes.getByRole("button", { name: "See the pages" }).click();
  // The first that is changed, not the one that is deleted.
  await expect(page.getByRole("heading", { name: "Programs" })).toBeVisible();
  await expect(
    editor.preview.getByRole("img", { name: "A teal wall" }),
  ).toHaveJSProperty("naturalWidth", 900);

  gitHub.merge(12);
  await page.reload();
  await expect(page.getByRole("alert")).toContainText("already merged");
  await expect(page.getByLabel("Your token")).toBeHidden();
  await expect(editor.button("Try again")).toBeHidden();
  await page.getByRole("link", { name: "Edit the site instead" }).click();
  await expect(page.getByText("No changes")).toBeVisible();
});

test("says why nothing can be read", async ({ page, editor, gitHub }) => {
  gitHub.failures.push({ status: 404, body: {} });
  await page.goto("/edit");
  await expect(page).toHaveURL(/\/edit\/$/);
  await expect(page.getByRole("alert")).toContainText("doesn’t show this");
  gitHub.failures.push({ status: 429, body: {} });
  await editor.button("Try again").click();
  await expect(editor.button("Try again")).toBeFocused();
  await expect(page.getByRole("alert")).toContainText("or enter your token");
  await page.getByLabel("Your token").fill(gitHub.token);
  await editor.button("Try again").click();
  await page.getByLabel("Phone").fill("(575) 555-0199");
  await editor.button("Save").click();
  await expect(page.getByLabel("Your token")).toHaveValue(gitHub.token);
});

test.describe("on a page of another address, or with another script", () => {
  const other = "http://site.example/other.js";

  test("stays on this site", async ({ page }) => {
    await page.goto("/edit/");
    const body = await (await page.request.get("/edit/")).text();
    const { origin } = new URL(page.url());
    await page.route(/site\.example/, (route) =>
      route.fulfill({ contentType: "text/html", body }),
    );
    await page.goto(`${origin}//site.example/..%2fedit?pull=12`);

    await expect(page).toHaveURL(`${origin}//site.example/edit/?pull=12`);
  });

  test("starts only the editor", async ({ page }) => {
    const html = await (await page.request.get("/edit/")).text();
    const body = html.replace(/(?<=data-editor=")[^"]+/, other);
    const requested: string[] = [];
    page.on("request", (request) => requested.push(request.url()));
    await page.route(other, (route) => route.fulfill({ body: "" }));
    await page.route("**/edit/", (route) =>
      route.fulfill({ contentType: "text/html", body }),
    );
    await page.goto("/edit/");

    expect(body).toContain(other);
    expect(requested).not.toContain(other);
  });
});
