import { access, copyFile, readFile } from "node:fs/promises";
import { join } from "node:path";
import { expect } from "@playwright/test";
import sharp from "sharp";
import { readPicture } from "../../../../src/content/load/read-picture";
import { test } from "../../support/editor";
import { jpegFile, phonePhoto, plainPicture } from "../../support/photo-file";
import { sampleFolder } from "../../support/sample";

/** Makes reading the next picture take as long as on a slow computer. */
const readSlowly = () => {
  globalThis.createImageBitmap = new Proxy(createImageBitmap, {
    apply: async (read, _, file) => {
      globalThis.createImageBitmap = read;
      await new Promise((resolve) => {
        setTimeout(resolve, 1000);
      });
      const picture: unknown = Reflect.apply(read, undefined, file);
      return picture;
    },
  });
};

test("adds a photo upright and without its place", async ({ page, editor }) => {
  await editor.open("Programs");
  const card = await editor.unfold("Story Time");
  const chooser = card.getByLabel("Change the picture");
  const picture = card.getByLabel("Picture", { exact: true });
  const before = await picture.inputValue();

  await test.step("what can't be shown is refused", async () => {
    const dot = await jpegFile("dot.jpg", plainPicture(9, 9));
    const buffer = Buffer.from("no picture");
    await chooser.setInputFiles({ ...dot, name: "note.jpg", buffer });
    await expect(card.getByText("can’t read note.jpg")).toBeVisible();
    await chooser.setInputFiles(dot);
    await expect(card.getByText("dot.jpg is 9 pixels wide")).toBeVisible();
  });

  await test.step("one undo takes back the photo and its field", async () => {
    await chooser.setInputFiles(await phonePhoto("The Wrong One.JPEG"));
    await expect(picture).toHaveValue("images/the-wrong-one.jpg");
    await expect(chooser).toHaveAccessibleName(/: the-wrong-one.jpg$/);
    await editor.button("Undo").click();
    await expect(picture).toHaveValue(before);
    await expect(page.getByText("No changes")).toBeVisible();
    await editor.button("Redo").click();
    await expect(picture).toHaveValue("images/the-wrong-one.jpg");
  });

  await test.step("it stays with a program that is moved at once", async () => {
    await page.evaluate(readSlowly);
    await chooser.setInputFiles(await phonePhoto("Wall 42 (1).JPEG"));
    // Escape doesn't make it possible to move the program before that.
    for (let i = 0; i < 3; i += 1) await page.keyboard.press("Escape");
    await editor.button("Move Story Time down").click();
    await expect(picture).toHaveValue("images/wall-42.jpg");
  });

  await test.step("only the last one that was tried is saved", async () => {
    await card.getByLabel("What the picture shows").fill("A teal wall");
    const shown = editor.shownPicture("A teal wall");
    await expect(shown).toHaveJSProperty("naturalHeight", 2400);
    await expect(page.getByText("2 files changed")).toBeVisible();
    await editor.save();
    const location = join(editor.folder, "images/wall-42.jpg");
    const { length } = await readFile(location);
    expect(await readPicture(location, length)).toEqual({
      ...{ format: "jpeg", width: 1200, height: 2400, hasLocation: false },
    });
  });

  await test.step("one that was tried and not used is named before it is saved", async () => {
    await chooser.setInputFiles(await phonePhoto("Hall.JPEG"));
    await expect(picture).toHaveValue("images/hall.jpg");
    await picture.selectOption("wall-42.jpg");
    await editor.button("Save").click();
    await expect(editor.dialog).toContainText("No page uses it.");
  });
});

test("changes a picture for dusk, and one behind a title", async ({
  page,
  editor,
}) => {
  // The check expects the same proportions.
  const lawn = sharp(`${sampleFolder}/images/lawn.jpg`);
  const { width, height } = await lawn.metadata();
  await editor.open("Programs");
  const card = await editor.unfold("Book Sales");
  await card
    .getByLabel("Replace the dusk version")
    .setInputFiles(await jpegFile("night.jpg", plainPicture(width, height)));
  await editor.save();

  const saved = join(editor.folder, "images/lawn.dusk.jpg");
  const { dominant } = await sharp(saved).stats();
  // Teal.
  expect(dominant.g).toBeGreaterThan(100);
  expect(dominant.r).toBeLessThan(30);

  await editor.button("Remove the dusk version: lawn.jpg").click();
  await expect(card.getByLabel("Picture", { exact: true })).toBeFocused();
  await editor.save();
  await expect(access(saved)).rejects.toThrow("ENOENT");

  await editor.openFile("About Us");
  const drawings = page.getByRole("radiogroup", { name: /behind the title/ });
  const own = page.getByLabel("Or a picture of your own");
  const picture = editor.preview.getByRole("article").locator("header img");
  await own.selectOption("mesa.jpg");
  await expect(picture).toBeVisible();
  await expect(drawings.getByRole("radio", { checked: true })).toHaveCount(0);
  await editor.save();
  expect(await editor.textOf("pages/about.mdx")).toContain(
    "\nheader: images/mesa.jpg\n",
  );
  await drawings.getByRole("radio", { name: "fence" }).check();
  await expect(picture).toBeHidden();
  await expect(own).toHaveValue("");
});

test("adds a document, deletes an unused picture", async ({ page, editor }) => {
  const spare = join(editor.folder, "images/spare.jpg");
  await copyFile(join(editor.folder, "images/table.jpg"), spare);
  await editor.open();

  const buffer = await readFile(`${sampleFolder}/documents/route-map.pdf`);
  const file = { name: "Bird list.PDF", mimeType: "application/pdf", buffer };
  await editor.openFile("Documents");
  const adds = page.getByLabel("Add a PDF");
  await adds.setInputFiles({ ...file, buffer: Buffer.from("A letter") });
  await expect(page.getByRole("main")).toContainText("isn't a PDF");
  await adds.setInputFiles({ ...file, name: "Bird list.docx" });
  await expect(page.getByRole("main")).toContainText("Save it as a PDF");
  await adds.setInputFiles(file);
  const added = page.getByText("bird-list.pdf is in place.");
  await expect(added).toBeVisible();
  await expect(adds).toBeFocused();
  // The editor asks about a file with a name that is taken; without an answer,
  // it is no.
  await adds.setInputFiles(file);
  await expect(added).toBeHidden();
  const document = editor.group("bird-list.pdf");
  await expect(document).toContainText("to fill in: a link to it on a page");
  await editor.openFile("About Us");
  await editor.append("\nOur birds: ");
  await page.getByLabel("Link to").selectOption("bird-list.pdf");
  await editor.button("Add the link").click();
  await expect(page.getByText("No problems")).toBeVisible();

  await editor.openFile("Pictures");
  await expect(editor.button("Programs: lawn.jpg")).toBeVisible();
  // A shield takes its place.
  await editor.button("Delete logo.png").click();
  await expect(editor.group("logo.png")).toBeHidden();
  const deletes = page.getByRole("button", { name: /^Delete/ });
  await expect(deletes).toHaveAccessibleName("Delete spare.jpg");
  await deletes.click();
  const picture = editor.group("spare.jpg");
  await expect(picture).toBeHidden();
  await editor.button("Undo").click();
  await expect(picture).toBeVisible();
  await deletes.click();
  await editor.save();
  await expect(access(spare)).rejects.toThrow("ENOENT");
  await expect(picture).toBeHidden();
  const saved = join(editor.folder, "documents/bird-list.pdf");
  expect(await readFile(saved)).toEqual(buffer);

  await editor.button("Undo").click();
  await expect(picture).toBeVisible();
  await editor.save();
  expect(await readFile(spare)).toEqual(
    await readFile(join(editor.folder, "images/table.jpg")),
  );
});
