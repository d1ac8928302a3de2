import { writeFile } from "node:fs/promises";
import { expect } from "@playwright/test";
import { original, test } from "../../support/editor";

test("saves what was typed, and nothing else", async ({ page, editor }) => {
  await editor.open("Impact figures");
  const figure = await editor.unfold("Pages Read Aloud in the Bookmobile");
  const value = figure.getByLabel("Value");
  await test.step("an old value is no change", async () => {
    await value.fill("1300");
    await expect(page.getByText("1 file changed")).toBeVisible();
    await value.fill("1,000,000+");
    await expect(page.getByText("No changes")).toBeVisible();
  });

  await editor.openFile("Name, address, EIN");
  await page.getByLabel("Phone").fill("(575) 555-0199");
  const drawings = page.getByRole("combobox", { name: "Drawings" });
  await expect(drawings).toHaveAccessibleDescription(/to keep the drawings/);
  await editor.openFile("Programs");
  const card = await editor.unfold("Story Time");
  const title = "Story Hour: by night";
  await card.getByLabel("Title").fill(title);
  const shown = editor.preview.getByRole("heading", { name: title });
  await expect(shown).toBeVisible();
  await editor.save();
  // Also true once later changes are undone or discarded.
  const words = "No changes: everything is saved. Visitors will see";
  await expect(page.getByText(words)).toBeVisible();
  for (const [file, before, after] of [
    ["site.yml", "(575) 555-0134 ext. 2", "(575) 555-0199"],
    ["programs.yml", "title: Story Time", `title: "${title}"`],
  ] as const) {
    const saved = (await original(file)).replace(before, after);
    expect(await editor.textOf(file)).toBe(saved);
  }
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
  await page.getByLabel("Title", { exact: true }).fill("Who we are");
  await editor.append("\nWe meet in **May**.\nWe walk at dawn.");
  await editor.button("Undo").click();
  await editor.button("Redo").click();
  await expect(editor.preview.getByText("at dawn.")).toBeVisible();
  await editor.save();

  const titled = about.replace(/title: [^\r]*/, "title: Who we are");
  const added = "\n\nWe meet in **May**.\n\nWe walk at dawn.";
  expect(await editor.textOf("pages/about.mdx")).toBe(
    titled + windowsLines(added),
  );
});
