import { writeFile } from "node:fs/promises";
import { expect } from "@playwright/test";
import {
  append,
  button,
  openFile,
  original,
  preview,
  save,
  test,
  unfold,
} from "../../support/editor";

test.slow();

test("saves what was typed, and changes nothing else in the files", async ({
  page,
  editor,
}) => {
  await editor.open();
  await openFile(page, "Name, address, EIN");
  await page.getByLabel("Phone").fill("(575) 555-0199");
  await expect(
    page.getByRole("combobox", { name: "Drawings" }),
  ).toHaveAccessibleDescription(/to keep the drawings/);
  await openFile(page, "Programs");
  const card = await unfold(page, "Story Time");
  await card.getByLabel("Title").fill("Story Hour: by night");
  await expect(
    preview(page).getByRole("heading", { name: "Story Hour: by night" }),
  ).toBeVisible();
  await save(page);
  await expect(page.getByText("Visitors see it once")).toBeVisible();

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

test("saves a page, and keeps how its file ends its lines", async ({
  page,
  editor,
}) => {
  const windowsLines = (text: string) => text.replaceAll("\n", "\r\n");
  const about = windowsLines((await original("pages/about.mdx")).trimEnd());
  // Windows' Notepad begins a file with a byte order mark.
  await writeFile(`${editor.folder}/pages/about.mdx`, `\uFEFF${about}`);
  await editor.open();
  await preview(page).getByRole("link", { name: "About Us" }).first().click();
  await append(page, "\n\nx");
  await expect(page.getByText("1 file changed")).toBeVisible();
  for (let i = 0; i < 3; i += 1) await page.keyboard.press("Backspace");
  await expect(page.getByText("No changes")).toBeVisible();
  await page
    .getByRole("textbox", { name: "Title", exact: true })
    .fill("Who we are");
  await append(page, "\n\nWe meet in **May**.\n\nOur walks");
  await button(page, "Heading").click();
  await append(page, "\n\nWe walk.");
  await button(page, "Undo").click();
  await button(page, "Redo").click();
  await expect(preview(page).getByText("We walk.")).toBeVisible();
  await save(page);

  const titled = about.replace(/title: [^\r]*/, "title: Who we are");
  expect(await editor.textOf("pages/about.mdx")).toBe(
    titled +
      windowsLines("\n\nWe meet in **May**.\n\n## Our walks\n\nWe walk."),
  );
});
