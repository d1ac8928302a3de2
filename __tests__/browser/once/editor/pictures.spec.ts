import { access, copyFile, readFile } from "node:fs/promises";
import { join } from "node:path";
import { expect } from "@playwright/test";
import sharp from "sharp";
import { readPicture } from "../../../../src/content/load/read-picture";
import {
  append,
  openFile,
  preview,
  save,
  test,
  unfold,
} from "../../support/editor";
import { phonePhoto } from "../../support/phone-photo";
import { sampleFolder } from "../../support/sample";

test.slow();

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
