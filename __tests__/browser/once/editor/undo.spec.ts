import { expect } from "@playwright/test";
import { test } from "../../support/editor";

test("discards the changes to one file", async ({ page, editor }) => {
  await editor.open("Name, address, EIN");
  const phone = page.getByLabel("Phone");
  await phone.fill("(575) 555-0199");
  await editor.openFile("Notice");
  await editor.button("Remove the notice").click();
  await editor.button("Save").click();
  // Without an answer, it is no.
  const discard = editor.button("Discard these changes: Notice");
  await discard.click();
  await expect(discard).toBeVisible();
  page.once("dialog", (question) => void question.accept());
  await discard.click();
  await expect(
    page.getByRole("heading", { name: "What changes" }),
  ).toBeFocused();
  await expect(editor.dialog.getByRole("region")).toHaveCount(1);
  // What is left has a button for all.
  await expect(page.getByText("Discard these changes")).toHaveCount(0);
  await editor.button("Keep editing").click();
  await expect(page.getByText("1 file changed")).toBeVisible();
  await expect(editor.button("Remove the notice")).toBeVisible();
});

test("discards all changes in one step", async ({ page, editor }) => {
  await editor.open("Name, address, EIN");
  const phone = page.getByLabel("Phone");
  const before = await phone.inputValue();
  await phone.fill("(575) 555-0199");
  await editor.openFile("Notice");
  await editor.button("Remove the notice").click();
  await editor.button("Save").click();
  // Without an answer, it is no.
  await editor.button("Discard all changes").click();
  await expect(editor.dialog).toBeVisible();
  page.once("dialog", (question) => void question.accept());
  await editor.button("Discard all changes").click();
  await expect(editor.dialog).toBeHidden();
  await expect(page.getByText("No changes")).toBeVisible();
  await editor.openFile("Name, address, EIN");
  await expect(phone).toHaveValue(before);
  await editor.button("Undo").click();
  await expect(page.getByText("2 files changed")).toBeVisible();
  await expect(phone).toHaveValue("(575) 555-0199");
});

test("after Undo, keys go where the change was", async ({ page, editor }) => {
  await test.step("in a field that was empty", async () => {
    await editor.open("Words and pictures");
    const heading = editor.group("Mission").getByLabel("Heading (optional)");
    await heading.focus();
    await page.keyboard.type("Our work");
    await page.keyboard.press("ControlOrMeta+z");
    await page.keyboard.type("What we do");
    await expect(heading).toHaveValue("What we do");
  });

  await test.step("before the words that were there", async () => {
    const lead = page.getByLabel("Words under the heading").first();
    const before = await lead.inputValue();
    await lead.press("ControlOrMeta+Home");
    await page.keyboard.type("As ");
    await page.keyboard.press("ControlOrMeta+z");
    await page.keyboard.type("Once ");
    await expect(lead).toHaveValue(`Once ${before}`);
  });

  await test.step("where something was cut, not what was typed before", async () => {
    await editor.openFile("About Us");
    await editor.append("\nOur walks");
    await page.keyboard.press("Shift+Home");
    await page.keyboard.press("ControlOrMeta+x");
    await expect(editor.pageText).not.toContainText("Our walks");
    await page.keyboard.press("ControlOrMeta+z");
    await expect(editor.pageText).toContainText("Our walks");
  });

  await test.step("in the form of a photo", async () => {
    await editor.append("\n");
    await editor.button("Photo").click();
    const caption = editor.group("Photo").getByLabel("Caption");
    await caption.focus();
    await page.keyboard.type("In June");
    await page.keyboard.press("ControlOrMeta+z");
    await page.keyboard.type("In May");
    await expect(caption).toHaveValue("In May");
  });
});
