import { expect } from "@playwright/test";
import { axeFindings } from "../../support/axe";
import { original, test } from "../../support/editor";

test("formats a text, and adds a photo and link", async ({ page, editor }) => {
  await editor.open("About Us");
  await editor.append("\n- At dawn\nAt noon");
  for (const key of ["ArrowUp", "End", "Shift+Enter"]) {
    await page.keyboard.press(key);
  }
  await page.keyboard.type("At 6");
  await page.keyboard.press("ControlOrMeta+End");
  await page.keyboard.press("Shift+Enter");
  // Two lines that would run together
  await page.keyboard.insertText("In May\nIn June");
  for (const key of ["ArrowUp", "End", "Shift+Enter", "ControlOrMeta+End"]) {
    await page.keyboard.press(key);
  }
  await page.keyboard.type("\n\nOur walks");
  await editor.button("Heading").click();
  await editor.button("Photo").click();
  const photo = editor.group("Photo");
  const picture = photo.getByLabel("Picture", { exact: true });

  await test.step("what nobody could fill in yet isn't a mistake, but can't be saved", async () => {
    await expect(picture).toBeFocused();
    await expect(picture).toHaveAccessibleDescription(/Still to fill in/);
    await expect(picture).toHaveAttribute("aria-invalid", "false");
    await expect(editor.pageText).toHaveAttribute("aria-invalid", "false");
    const save = editor.button("Save");
    await expect(save).toHaveAccessibleDescription(/to fill in/);
  });

  await test.step("a photo has its words", async () => {
    await picture.selectOption("table.jpg");
    const alt = photo.getByLabel("What the picture shows");
    await alt.fill("table.jpg");
    await editor.pageText.press("ControlOrMeta+Home");
    await expect(photo).toBeHidden();
    await editor.problem(/: table.jpg/).click();
    await expect(alt).toBeFocused();
    await alt.fill('A table called "Big" & blue');
    const caption = photo.getByLabel("Caption");
    await caption.fill("In June.");
    for (let i = 0; i < 5; i += 1) await caption.press("Backspace");
    await page.keyboard.type("May.");
    await expect(caption).toHaveValue("In May.");
    const shown = editor.shownPicture("A table called “Big” & blue");
    await expect(shown).toBeVisible();
    expect(await axeFindings(page)).toEqual([]);
  });

  await page.getByLabel("Link to").selectOption("Home page");
  await editor.pageText.press("ControlOrMeta+End");
  await page.keyboard.type("See ");
  await editor.button("Add the link").click();
  // No line is wrapped between the words of a link and its address.
  const bracket = editor.pageText.getByText("(", { exact: true }).last();
  const together = await bracket.evaluate((bracket) => {
    const line = bracket.closest<HTMLElement>(".cm-line");
    const topOf = (each: Element | null) => each?.getBoundingClientRect().top;
    return Array.from({ length: 150 }, (_, index) => {
      line?.style.setProperty("width", `${index + 50}px`);
      return topOf(bracket) === topOf(bracket.previousElementSibling);
    });
  });
  expect(together).not.toContain(false);
  await page.keyboard.type(" in ");
  await page.keyboard.press("ControlOrMeta+b");
  await page.keyboard.type("May");
  await page.keyboard.press("ControlOrMeta+b");
  await page.keyboard.type(" ");
  await page.keyboard.press("ControlOrMeta+i");
  await page.keyboard.type("at dusk");
  // The end of the slanted words stays with them.
  await page.keyboard.press("Enter");
  await page.keyboard.type("Or at noon");

  await test.step("finds words", async () => {
    await page.keyboard.press("ControlOrMeta+f");
    const find = page.getByRole("textbox", { name: "Find" });
    await page.keyboard.type("at noon");
    await expect(find).toHaveAttribute("aria-invalid", "false");
    expect(await axeFindings(page)).toEqual([]);
    await page.keyboard.type("!");
    await expect(find).toHaveAttribute("aria-invalid", "true");
    await page.keyboard.press("Backspace");
    await page.keyboard.press("Enter");
    await page.keyboard.press("Escape");
    await page.keyboard.type("in June");
  });

  await editor.save();
  expect(await editor.textOf("pages/about.mdx")).toBe(
    `${await original("pages/about.mdx")}
- At dawn<br />
At 6
- in June<br />
In May<br />
In June

## Our walks

<Photo image="images/table.jpg" alt="A table called &quot;Big&quot; &amp; blue" caption="In May." />

See [Home page](/) in **May** *at dusk*

Or at noon
`,
  );
});

test("changes and deletes whole photos and notes", async ({ page, editor }) => {
  await editor.open("About Us");
  const text = editor.pageText;

  await test.step("words that are composed on an empty line are a paragraph", async () => {
    await text.press("ControlOrMeta+Home");
    // As on most phones.
    const browser = await page.context().newCDPSession(page);
    const letter = { text: "É", selectionStart: 1, selectionEnd: 1 };
    await browser.send("Input.imeSetComposition", letter);
    await browser.send("Input.insertText", { text: "Él" });
    await page.keyboard.type(" solo");
    const paragraph = editor.preview.getByText("Él solo", { exact: true });
    await expect(paragraph).toBeVisible();
  });

  await test.step("a photo", async () => {
    await editor.append("\n");
    await editor.button("Photo").click();
    const alt = page.getByLabel("What the picture shows");
    await alt.fill("A table");
    const block = text.getByText("Photo: A table");
    await block.click();
    await expect(alt).toBeVisible();
    await page.keyboard.type("Not in its place");
    await expect(text).toContainText("Photo: A tableNot in its place");
    await block.click();
    await page.keyboard.press("Backspace");
    await expect(text).not.toContainText("Photo");
  });

  const note = editor.group("Note");
  await test.step("the text of a note", async () => {
    await page.keyboard.press("ControlOrMeta+End");
    await editor.button("Note").click();
    await expect(note).toContainText("Its words go in the text above");
    await note.getByLabel("Title").fill("Soon");
    const missing = editor.problem("the words inside");
    await expect(missing).toBeVisible();
    await expect(editor.problems).not.toContainText("Title");
    await missing.click();
    await expect(text).toBeFocused();
    await page.keyboard.type("We walk in ");
    await editor.button("Bold").click();
    await page.keyboard.type("May");
    const words = editor.preview.getByText("We walk in May", { exact: true });
    await expect(words).toBeVisible();
    await expect(missing).toBeHidden();
  });

  await test.step("a note", async () => {
    await editor.append("");
    await page.keyboard.press("Backspace");
    await page.keyboard.press("Backspace");
    await expect(text).not.toContainText("Note");
    await editor.button("Undo").click();
    const block = text.getByText("Note: Soon", { exact: true });
    await block.click();
    await page.keyboard.press("ControlOrMeta+x");
    await expect(text).not.toContainText("We walk");
    await page.keyboard.press("ControlOrMeta+v");
    await block.click();
    await expect(text).toContainText("We walk");
    await editor.button("Remove Note").click();
    await expect(text).not.toContainText("We walk");
  });
});
