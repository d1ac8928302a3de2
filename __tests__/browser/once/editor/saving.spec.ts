import { writeFile } from "node:fs/promises";
import { expect } from "@playwright/test";
import { original, test } from "../../support/editor";

test("saves what was typed, and nothing else", async ({ page, editor }) => {
  await editor.open("Name, address, EIN");
  await page.getByLabel("Phone").fill("(575) 555-0199");
  await expect(
    page.getByRole("combobox", { name: "Drawings" }),
  ).toHaveAccessibleDescription(/to keep the drawings/);
  await editor.openFile("Programs");
  const card = await editor.unfold("Story Time");
  await card.getByLabel("Title").fill("Story Hour: by night");
  await expect(
    editor.preview.getByRole("heading", { name: "Story Hour: by night" }),
  ).toBeVisible();
  await editor.save();
  // Also true once later changes are undone or discarded.
  await expect(
    page.getByText("No changes: everything is saved. Visitors will see"),
  ).toBeVisible();

  expect(await editor.textOf("site.yml")).toBe(
    (await original("site.yml")).replace(
      "(575) 555-0134 ext. 2",
      "(575) 555-0199",
    ),
  );
  expect(await editor.textOf("programs.yml")).toBe(
    (await original("programs.yml")).replace(
      "title: Story Time",
      'title: "Story Hour: by night"',
    ),
  );
});

test("an old value is no change", async ({ page, editor }) => {
  await editor.open("Impact figures");
  const card = await editor.unfold("Pages Read Aloud in the Bookmobile");
  const value = card.getByLabel("Value");
  await value.fill("1300");
  await expect(page.getByText("1 file changed")).toBeVisible();
  await value.fill("1,000,000+");
  await expect(page.getByText("No changes")).toBeVisible();
});

test("saves a page, and keeps its line endings", async ({ page, editor }) => {
  const windowsLines = (text: string) => text.replaceAll("\n", "\r\n");
  const about = windowsLines((await original("pages/about.mdx")).trimEnd());
  // Windows' Notepad begins a file with a byte order mark.
  await writeFile(`${editor.folder}/pages/about.mdx`, `\uFEFF${about}`);
  await editor.open();
  await editor.preview.getByRole("link", { name: "About Us" }).first().click();
  await editor.append("\nx");
  await expect(page.getByText("1 file changed")).toBeVisible();
  for (let i = 0; i < 3; i += 1) await page.keyboard.press("Backspace");
  await expect(page.getByText("No changes")).toBeVisible();
  await page
    .getByRole("textbox", { name: "Title", exact: true })
    .fill("Who we are");
  await editor.append("\nWe meet in **May**.\nOur walks");
  await editor.button("Heading").click();
  await editor.append("\nWe walk");
  await page.keyboard.press("Shift+Enter");
  await page.keyboard.type("at dawn.");
  await editor.button("Undo").click();
  await editor.button("Redo").click();
  await expect(editor.preview.getByText("at dawn.")).toBeVisible();
  await editor.save();

  const titled = about.replace(/title: [^\r]*/, "title: Who we are");
  expect(await editor.textOf("pages/about.mdx")).toBe(
    titled +
      windowsLines(
        "\n\nWe meet in **May**.\n\n## Our walks\n\nWe walk<br />\nat dawn.",
      ),
  );
});
