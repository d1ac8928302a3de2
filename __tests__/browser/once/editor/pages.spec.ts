import { expect } from "@playwright/test";
import { test } from "../../support/editor";

test("adds, moves and deletes pages", async ({ page, editor }) => {
  await editor.open();
  const title = page.getByLabel("Title of a new page");
  const add = editor.button("Add a page");
  await title.fill("Events");
  await expect(page.getByText("already in the list: Events")).toBeVisible();
  await title.fill("About");
  await expect(page.getByText("already in the list: About Us")).toBeVisible();
  await expect(add).toBeDisabled();
  await title.fill("Bird Walks");
  await expect(page.getByText("already in the list")).toBeHidden();
  await add.click();
  await editor.append("We walk at dawn. [See the trails](/about).");
  // Before it is complete.
  await expect(editor.preview.getByText("We walk at dawn.")).toBeVisible();
  const about = "Walks with the birds of the county, in every week of spring.";
  await page.getByLabel("For search results").fill(about);
  const address = page.getByRole("textbox", { name: "Address" });
  const changeAddress = editor.button("Change the address");
  // Nobody knows this one yet, so it doesn't become an old address.
  await address.fill("/about");
  await expect(address).toHaveAccessibleDescription(/^Another page already/);
  await expect(address).toHaveAttribute("aria-invalid", "true");
  await expect(changeAddress).toBeDisabled();
  await address.fill("Bird-watching");
  await expect(address).toHaveAttribute("aria-invalid", "false");
  await changeAddress.click();
  const unlinked = editor.problems.getByText("no other page links to");
  await expect(unlinked).toBeVisible();
  await editor.save();

  await editor.openFile("About Us");
  await editor.append("\n[Walk with us](/bird-watching).\n");
  await expect(unlinked).toBeHidden();
  await editor.openFile("Bird Walks");
  await page.goBack();
  await expect(editor.heading("About Us")).toBeFocused();
  await page.goForward();
  await address.fill("Walks for birds");
  await changeAddress.click();
  await editor.button("Save").click();
  const { dialog } = editor;
  await expect(dialog).toContainText("(before: pages/bird-watching.mdx)");
  await expect(dialog).not.toContainText("(deleted)");
  await page.goBack();
  await expect(dialog).toBeHidden();
  await expect(editor.heading("Bird Walks")).toBeVisible();
  await editor.save();
  expect(await editor.textOf("pages/walks-for-birds.mdx")).toBe(
    `---\ntitle: Bird Walks\ndescription: ${about}\noldAddresses:\n  - /bird-watching\n---\n\nWe walk at dawn. [See the trails](/about).\n`,
  );
  expect(await editor.textOf("pages/about.mdx")).toContain(
    "[Walk with us](/walks-for-birds).",
  );

  const old = page.getByRole("textbox", { name: "Old address 1" });
  await expect(old).toHaveValue("/bird-watching");
  await expect(editor.problems).toContainText("No problems");
  const asked = page.waitForEvent("dialog");
  const deleted = editor.button("Delete this page").click();
  const question = await asked;
  expect(question.message()).toContain("/walks-for-birds");
  await question.accept();
  await deleted;
  await expect(editor.problems).toContainText("/walks-for-birds");
  await page.keyboard.press("ControlOrMeta+s");
  const change = dialog.getByRole("region").filter({ hasText: "(deleted)" });
  await expect(change).toHaveAccessibleName("Bird Walks");
});
