import { access, copyFile, readFile } from "node:fs/promises";
import { join } from "node:path";
import { expect } from "@playwright/test";
import sharp from "sharp";
import { readPicture } from "../../../src/content/load/read-picture";
import { axeFindings } from "../support/axe";
import {
  append,
  openFile,
  original,
  preview,
  problems,
  save,
  test,
  unfold,
} from "../support/editor";
import { sampleFolder } from "../support/sample";

test.slow();

/** A photo as phones take it: on its side, and with the place where it was taken. */
function phonePhoto() {
  const create = {
    width: 3000,
    height: 1500,
    channels: 3,
    background: "teal",
  } as const;
  return sharp({ create })
    .withExif({ IFD3: { GPSLatitude: "42/1 1/1 0/1" } })
    .withMetadata({ orientation: 6 })
    .jpeg()
    .toBuffer();
}

test("adds a photo, upright, smaller, and without its place", async ({
  page,
  editor,
}) => {
  await editor.open();
  await openFile(page, "Programs");
  const card = await unfold(page, "Story Time");
  const chooser = card.getByLabel("Add a picture from this computer");
  const picture = card.getByLabel("Picture", { exact: true });
  const before = await picture.inputValue();
  const buffer = Buffer.from("no picture");
  const mimeType = "image/jpeg";
  await chooser.setInputFiles({ name: "note.jpg", mimeType, buffer });
  await expect(card.getByText("can’t read note.jpg")).toBeVisible();
  const dot = sharp({
    create: { width: 9, height: 9, channels: 3, background: "teal" },
  });
  const small = await dot.jpeg().toBuffer();
  await chooser.setInputFiles({ name: "dot.jpg", mimeType, buffer: small });
  await expect(card.getByText("dot.jpg is 9 pixels wide")).toBeVisible();

  await chooser.setInputFiles({
    name: "The Wrong One.JPEG",
    mimeType,
    buffer: await phonePhoto(),
  });
  await expect(picture).toHaveValue("images/the-wrong-one.jpg");
  await test.step("one undo takes back the photo and its field", async () => {
    await page.getByRole("button", { name: "Undo" }).click();
    await expect(picture).toHaveValue(before);
    await expect(page.getByText("No changes")).toBeVisible();
    await page.getByRole("button", { name: "Redo" }).click();
    await expect(picture).toHaveValue("images/the-wrong-one.jpg");
  });
  await test.step("only the last one that was tried is saved", async () => {
    await chooser.setInputFiles({
      name: "Wall 42 (1).JPEG",
      mimeType,
      buffer: await phonePhoto(),
    });
    await expect(picture).toHaveValue("images/wall-42.jpg");
  });
  await card.getByLabel("What the picture shows").fill("A teal wall");
  await expect(
    preview(page).getByRole("img", { name: "A teal wall" }),
  ).toHaveJSProperty("naturalHeight", 2400);

  const dusk = sharp(`${sampleFolder}/images/lawn.dusk.jpg`);
  const negative = await dusk.negate().jpeg().toBuffer();
  const other = await unfold(page, "Book Sales");
  await other
    .getByLabel("Replace the version for dusk")
    .setInputFiles({ name: "night.jpg", mimeType, buffer: negative });
  await expect(page.getByText("3 files changed")).toBeVisible();
  await save(page);

  const location = join(editor.folder, "images/wall-42.jpg");
  const { length } = await readFile(location);
  expect(await readPicture(location, length)).toEqual({
    format: "jpeg",
    width: 1200,
    height: 2400,
    hasLocation: false,
  });
  const saved = await readFile(join(editor.folder, "images/lawn.dusk.jpg"));
  const { channels } = await sharp(saved).stats();
  const negated = await sharp(negative).stats();
  for (const [index, { mean }] of channels.entries()) {
    expect(mean).toBeCloseTo(negated.channels[index]?.mean ?? NaN, -1);
  }
});

test("adds a document, and deletes a picture that no page uses", async ({
  page,
  editor,
}) => {
  const spare = join(editor.folder, "images/spare.jpg");
  await copyFile(join(editor.folder, "images/table.jpg"), spare);
  await editor.open();

  const buffer = await readFile(`${sampleFolder}/documents/route-map.pdf`);
  const file = { name: "Bird list.PDF", mimeType: "application/pdf", buffer };
  await openFile(page, "Documents");
  await page.getByLabel("Add a PDF").setInputFiles(file);
  const document = page.getByRole("group", { name: "bird-list.pdf" });
  await expect(document).toContainText("a document that nothing links to");
  await openFile(page, "About Us");
  await append(page, "\nOur birds: ");
  await page.getByLabel("Link to").selectOption("bird-list.pdf");
  await page.getByRole("button", { name: "Add the link" }).click();
  await expect(page.getByText("No problems")).toBeVisible();

  await openFile(page, "Pictures");
  const deletes = page.getByRole("button", { name: /^Delete/ });
  await expect(deletes).toHaveAccessibleName("Delete spare.jpg");
  await deletes.click();
  const picture = page.getByRole("group", { name: "spare.jpg" });
  await expect(picture).toBeHidden();
  await page.getByRole("button", { name: "Undo" }).click();
  await expect(picture).toBeVisible();
  await deletes.click();
  await save(page);
  await expect(access(spare)).rejects.toThrow("ENOENT");
  await expect(picture).toBeHidden();
  const saved = join(editor.folder, "documents/bird-list.pdf");
  expect(await readFile(saved)).toEqual(buffer);
});

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

/** As Word, Google Docs and a web page put it on the clipboard, and what it becomes. */
const copied = [
  [
    `<html><body><!--StartFragment--><h1>Crew Day</h1><h3>In May</h3><p class=MsoNormal>We meet at&nbsp;9 with <b>gloves </b>on.</p><p class=MsoNormal>Then we work.</p>
<p class=MsoListParagraphCxSpFirst><![if !supportLists]><span style='mso-list:Ignore'>·<span>&nbsp; </span></span><![endif]>Boots</p>
<p class=MsoListParagraphCxSpLast><span style='mso-list:Ignore'>·<span>&nbsp; </span></span>Lunch</p><!--EndFragment--></body></html>`,
    `## Crew Day

### In May

We meet at 9 with **gloves** on.

Then we work.

- Boots
- Lunch`,
  ],
  [
    `<b style="font-weight:normal" id="docs-internal-guid-1"><p><span style="font-weight:700">Read </span><a href="https://example.org/"><span>this</span></a>, <s>or</s> {that}.</p><ul><li><p>One</p></li><ul><li><p>In it</p></li></ul><li><p>Two</p></li></ul><img src="https://example.org/a.png"></b>`,
    `**Read** [this](https://example.org/), or \\{that}.

- One
  - In it
- Two`,
  ],
  [
    `<table><tr><td>Day</td><td>Task</td></tr><tr><td><p>May 2</p><p>May 3</p></td><td>Paint</td></tr></table><script>alert(1)</script>`,
    `| Day | Task |
| --- | --- |
| May 2 May 3 | Paint |`,
  ],
  [
    "<div>By <b>mail</b></div><div><br></div><div>Twice</div>",
    "By **mail**\n\nTwice",
  ],
  ["<pre><span style='color:red'>plain</span></pre>", "in plain text"],
] as const;

test("keeps the formatting of what is pasted", async ({ page, editor }) => {
  await editor.open();
  await openFile(page, "About Us");
  await append(page, "\nAt the end");
  const text = page.getByRole("textbox", { name: "Text of the page" });
  for (const [html] of copied) {
    await text.evaluate((element, html) => {
      const clipboardData = new DataTransfer();
      clipboardData.setData("text/html", html);
      clipboardData.setData("text/plain", "in plain text");
      const options = { clipboardData, bubbles: true, cancelable: true };
      element.dispatchEvent(new ClipboardEvent("paste", options));
    }, html);
  }
  await expect(
    preview(page).getByRole("cell", { name: "Paint" }),
  ).toBeVisible();
  // What is pasted is undone by itself.
  await page.getByRole("button", { name: "Undo" }).click();
  await expect(text).not.toContainText("in plain text");
  await save(page);
  const before = await original("pages/about.mdx");
  const pasted = copied.slice(0, -1).map(([, markdown]) => markdown);
  expect(await editor.textOf("pages/about.mdx")).toBe(
    [`${before}\nAt the end`, ...pasted].join("\n\n"),
  );
});

test("adds a page, gives it another address, and deletes another", async ({
  page,
  editor,
}) => {
  await editor.open();
  const title = page.getByLabel("Title of a new page");
  const add = page.getByRole("button", { name: "Add a page" });
  await title.fill("Events");
  await add.click();
  const form = page.getByRole("main");
  await expect(form.getByRole("heading", { name: "Events" })).toBeFocused();
  await expect(page.getByText("in the list already")).toBeVisible();
  await title.fill("Bird Walks");
  await expect(page.getByText("in the list already")).toBeHidden();
  await add.click();
  await append(page, "We walk at dawn. [See the trails](/about).\n");
  // Before it is complete.
  await expect(preview(page).getByText("We walk at dawn.")).toBeVisible();
  const about = "Walks with the birds of the county, in every week of spring.";
  await page.getByLabel("For search results").fill(about);
  const address = page.getByRole("textbox", { name: "Address" });
  const button = (name: string) =>
    page.getByRole("button", { name, exact: true });
  const changeAddress = button("Change the address");
  // Nobody knows this one yet, so it doesn't become an old address.
  await address.fill("/about");
  await changeAddress.click();
  await expect(form.getByRole("alert")).toContainText("Another page");
  await address.fill("Bird-watching");
  await changeAddress.click();
  await save(page);

  await openFile(page, "About Us");
  await append(page, "\n[Walk with us](/bird-watching).\n");
  await openFile(page, "Bird Walks");
  await address.fill("Walks for birds");
  await changeAddress.click();
  await button("Save").click();
  const dialog = page.getByRole("dialog");
  await expect(dialog).toContainText("(before: pages/bird-watching.mdx)");
  await expect(dialog).not.toContainText("(deleted)");
  await button("Keep editing").click();
  await save(page);
  expect(await editor.textOf("pages/walks-for-birds.mdx")).toBe(
    `---\ntitle: Bird Walks\ndescription: ${about}\noldAddresses:\n  - /bird-watching\n---\n\nWe walk at dawn. [See the trails](/about).\n`,
  );
  expect(await editor.textOf("pages/about.mdx")).toContain(
    "[Walk with us](/walks-for-birds).",
  );

  await page.getByRole("button", { name: "Delete this page" }).click();
  const old = page.getByRole("textbox", { name: "Old address 1" });
  await expect(old).toHaveValue("/bird-watching");
  const objections = page.getByRole("group", { name: "This page" });
  await expect(objections).toContainText("/walks-for-birds");
  await expect(problems(page)).toContainText("No problems");
  await page.getByRole("button", { name: "Delete it anyway" }).click();
  await expect(problems(page)).toContainText("/walks-for-birds");
  await page.keyboard.press("ControlOrMeta+s");
  const changes = page.getByRole("dialog").getByRole("region");
  await expect(changes.filter({ hasText: "(deleted)" })).toHaveAccessibleName(
    "Bird Walks",
  );
});
