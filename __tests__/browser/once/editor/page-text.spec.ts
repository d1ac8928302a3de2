import { expect } from "@playwright/test";
import { axeFindings } from "../../support/axe";
import {
  append,
  openFile,
  original,
  preview,
  save,
  test,
} from "../../support/editor";
import { phonePhoto } from "../../support/phone-photo";

test.slow();

test("formats the text of a page, and adds a photo to it", async ({
  page,
  editor,
}) => {
  await editor.open();
  await openFile(page, "About Us");
  await append(page, "\n- At dawn\nAt noon\n\nOur walks");
  const button = (name: string) =>
    page.getByRole("button", { name, exact: true });
  await button("Heading").click();
  await button("Photo").click();
  const photo = page.getByRole("group", { name: "Photo" });
  const picture = photo.getByLabel("Picture", { exact: true });
  await expect(picture).toBeFocused();
  // What nobody could fill in yet is no mistake, but can't be saved.
  await expect(picture).toHaveAccessibleDescription(/Still to fill in/);
  await expect(picture).toHaveAttribute("aria-invalid", "false");
  const saveButton = page.getByRole("button", { name: "Save", exact: true });
  await expect(saveButton).toBeDisabled();
  await test.step("one undo takes back an added photo and its field", async () => {
    await photo.getByLabel("Add a picture from this computer").setInputFiles({
      ...{ name: "wall.jpg", mimeType: "image/jpeg" },
      buffer: await phonePhoto(),
    });
    await expect(picture).toHaveValue("images/wall.jpg");
    await button("Undo").click();
    await expect(picture).toHaveValue("");
    await expect(picture.getByRole("option", { name: "wall" })).toHaveCount(0);
  });
  await picture.selectOption("table.jpg");
  const alt = photo.getByLabel("What the picture shows");
  await alt.fill('A table called "Big" & blue');
  const caption = photo.getByLabel("Caption");
  await caption.fill("In June.");
  for (let i = 0; i < 5; i += 1) await caption.press("Backspace");
  await page.keyboard.type("May.");
  await expect(caption).toHaveValue("In May.");
  await expect(
    preview(page).getByRole("img", { name: "A table called “Big” & blue" }),
  ).toBeVisible();
  expect(await axeFindings(page)).toEqual([]);

  await test.step("a photo, and a note, are deleted as a whole", async () => {
    const text = page.getByRole("textbox", { name: "Text of the page" });
    await text.getByText('Photo: A table called "Big" & blue').click();
    await expect(alt).toBeVisible();
    await page.keyboard.type("In the way");
    await expect(text).not.toContainText("In the way");
    await page.keyboard.press("Backspace");
    await expect(text).not.toContainText("Photo");
    await page.getByRole("button", { name: "Undo" }).click();
    await page.keyboard.press("ControlOrMeta+End");
    await button("Note").click();
    const note = page.getByRole("group", { name: "Note" });
    const words = note.getByLabel("Text");
    await expect(words).toHaveAccessibleDescription(/Still to fill in/);
    await note.getByLabel("Title").fill("Soon");
    await words.fill("We walk in **May**.\n\nBring water.");
    await expect(
      preview(page).getByText("We walk in May.", { exact: true }),
    ).toBeVisible();
    await expect(words).toBeFocused();
    await words.fill("```");
    await expect(note.getByRole("status")).toContainText("can’t be typed here");
    await expect(words).toHaveValue("We walk in **May**.\n\nBring water.");
    await words.fill("We walk in **June**.");
    await expect(note.getByRole("status")).toBeEmpty();
    await words.fill("We walk in **May**.\n\nBring water.");
    await text.focus();
    await page.keyboard.press("ControlOrMeta+End");
    await page.keyboard.press("Backspace");
    await page.keyboard.press("Backspace");
    await expect(text).not.toContainText("Note");
    await page.getByRole("button", { name: "Undo" }).click();
    await text.getByText("Note: Soon", { exact: true }).click();
    await expect(words).toHaveValue("We walk in **May**.\n\nBring water.");
    await button("Remove Note").click();
    await expect(text).not.toContainText("We walk");
  });

  await page.getByLabel("Link to").selectOption("Home page");
  await page.getByRole("textbox", { name: "Text of the page" }).focus();
  await page.keyboard.press("ControlOrMeta+End");
  await page.keyboard.press("Enter");
  await button("Add the link").click();
  await save(page);
  expect(await editor.textOf("pages/about.mdx")).toBe(
    `${await original("pages/about.mdx")}
- At dawn
- At noon

## Our walks

<Photo image="images/table.jpg" alt="A table called &quot;Big&quot; &amp; blue" caption="In May." />

[Home page](/)`,
  );
});
