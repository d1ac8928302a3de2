import { writeFile } from "node:fs/promises";
import { type Locator, expect } from "@playwright/test";
import { original, test } from "../../support/editor";

test("nothing that was typed is lost", async ({ page, editor }) => {
  await editor.open();
  const name = page.getByLabel("Name", { exact: true });
  await name.fill("Library Friends");

  await test.step("Undo and Redo go through what was done", async () => {
    const phone = page.getByLabel("Phone");
    await phone.clear();
    await editor.openFile("Programs");
    await page.keyboard.press("Control+z");
    await expect(phone).toHaveValue("(575) 555-0134 ext. 2");
    await expect(phone).toBeInViewport();
    await editor.button("Undo").click();
    await expect(name).toHaveValue("Friends of the Río Verde Library");
    await expect(name).toBeFocused();
    await editor.button("Redo").click();
    await expect(name).toHaveValue("Library Friends");
  });

  const reopen = async () => {
    await page.goto("about:blank");
    await editor.open();
    await expect(editor.alert).toContainText("unsaved changes");
    await editor.button("Keep working on them").click();
  };
  await test.step("it is offered after the tab was closed", async () => {
    const status = page.getByText("1 file changed, kept");
    await expect(status).toHaveAttribute("aria-busy", "false");
    await reopen();
    await expect(name).toHaveValue("Library Friends");
    await expect(name).toBeFocused();
  });

  await test.step("even the letter that was typed last", async () => {
    await editor.openFile("Accessibility");
    await editor.append("Come and see us");
    page.on("dialog", (dialog) => void dialog.accept());
    await reopen();
    await editor.openFile("Accessibility");
    await expect(editor.pageText).toContainText("Come and see us");
  });
});

test("opens in one tab at a time", async ({ page, editor, context }) => {
  await editor.open();
  await expect(page.getByLabel("Name", { exact: true })).toBeVisible();
  const second = await context.newPage();
  await second.goto(editor.address);
  await expect(second.getByRole("status")).toContainText("in another tab");
  const saved = (await original("site.yml")).replace("7 Calle", "8 Calle");
  await writeFile(`${editor.folder}/site.yml`, saved);
  await page.close();
  await expect(second.getByLabel("Street")).toHaveValue(/^8 Calle/);
});

test("never overwrites what others changed", async ({ page, editor }) => {
  await editor.open("Notice");
  const notice = page.getByLabel("Text", { exact: true });
  await notice.fill("The reading room is open.");
  await editor.openFile("Name, address, EIN");
  const street = page.getByLabel("Street");
  await street.fill("9 Calle del Olmo");
  const theirs = (await original("site.yml")).replace("7 Calle", "8 Calle");
  await writeFile(`${editor.folder}/site.yml`, theirs);
  await writeFile(`${editor.folder}/notice.yml`, "text: Closed in June.\n");
  let answer = () => {};
  const answered = new Promise<void>((resolve) => {
    answer = resolve;
  });
  await page.route("**/content", async (route) => {
    await answered;
    await route.continue();
  });
  await editor.button("Save").click();
  const save = editor.button("Save to the files");
  const { x: saveStart = 0 } = (await save.boundingBox()) ?? {};
  await save.click();
  // Chromium lets a page prevent only the first of them.
  for (let i = 0; i < 3; i += 1) await page.keyboard.press("Escape");
  // The editor opens it again while it saves.
  await expect(editor.dialog).toBeVisible();
  answer();
  await expect(editor.alert).toContainText("Nothing has been saved");
  const difference = page.getByRole("region", { name: "Name, address, EIN" });
  await expect(difference).toContainText("8");
  expect(await editor.textOf("site.yml")).toBe(theirs);

  const useTheirs = (region: Locator) =>
    region.getByRole("button", { name: "Use theirs" });
  const theirsOfSite = useTheirs(difference);
  // A late second click on Save must not choose, even if the dialog has grown.
  const { x = 0, width = Infinity } = (await theirsOfSite.boundingBox()) ?? {};
  expect(x + width).toBeLessThan(saveStart);
  // Nor must a double-click, even in a very narrow window.
  await theirsOfSite.dispatchEvent("click", { detail: 2 });
  await expect(theirsOfSite).toHaveAttribute("aria-pressed", "false");
  await theirsOfSite.click();
  await expect(theirsOfSite).toHaveAttribute("aria-pressed", "true");
  await useTheirs(page.getByRole("region", { name: "Notice" })).click();
  // Nothing is left to save, so the button that opened the dialog is disabled.
  await editor.button("Keep editing").click();
  await expect(editor.heading("Name, address, EIN")).toBeFocused();
  await expect(street).toHaveValue("8 Calle del Olmo");
  await editor.openFile("Notice");
  await expect(notice).toHaveValue("Closed in June.");
  await editor.openFile("Name, address, EIN");

  await test.step("Undo takes back the choice, and nothing before it", async () => {
    await editor.button("Undo").click();
    await expect(editor.button("Undo")).toBeDisabled();
    await editor.openFile("Name, address, EIN");
    await expect(street).toHaveValue("9 Calle del Olmo");
    await editor.button("Redo").click();
    await editor.openFile("Name, address, EIN");
    await expect(street).toHaveValue("8 Calle del Olmo");
  });

  await test.step("says so when nothing can be saved, and loses nothing", async () => {
    await street.fill("10 Calle del Olmo");
    editor.stop();
    // Keys work wherever the focus is.
    await editor.preview.getByRole("link").first().focus();
    await page.keyboard.press("ControlOrMeta+s");
    await editor.button("Save to the files").click();
    await expect(editor.alert).toContainText("doesn’t answer");
    await editor.button("Keep editing").click();
    await expect(street).toHaveValue("10 Calle del Olmo");
  });
});
