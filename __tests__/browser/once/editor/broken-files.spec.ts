import { writeFile } from "node:fs/promises";
import { expect } from "@playwright/test";
import { original, test } from "../../support/editor";

test("lets mistakes in files be corrected", async ({ page, editor }) => {
  const programs = await original("programs.yml");
  const impact = await original("impact.yml");
  const notice = await original("notice.yml");
  const terms = await original("pages/terms-of-use.mdx");
  for (const [path, text] of [
    ["programs.yml", programs.replace(/ +description: We read.*\n/, "")],
    ["impact.yml", impact.replace("2025-06-30", "1949-06-30")],
    ["notice.yml", notice.replace("text: ", '"text: ')],
    ["pages/terms-of-use.mdx", terms.replace("2025-06-30", "2025-06-2")],
  ] as const) {
    await writeFile(`${editor.folder}/${path}`, text);
  }
  await editor.open();
  const text = page.getByRole("textbox", { name: "Text of the file" });

  await test.step("a file that can't be read as a form is corrected as text", async () => {
    await editor.openFile("Notice");
    await text.press("ControlOrMeta+Home");
    await page.keyboard.press("Delete");
    // The form waits until nobody types here.
    await expect(editor.problems).not.toContainText("Notice");
    await page.keyboard.type("# For May");
    await page.keyboard.press("Enter");
    await expect(text).toContainText("# For May");
    await page.keyboard.press("Tab");
    await expect(page.getByLabel("Last day")).toHaveValue("2099-12-31");
  });

  await test.step("a date that no control can show is replaced", async () => {
    await editor.openFile("Terms of Use");
    const day = page.getByLabel("Last updated");
    await expect(day).toHaveValue("");
    await day.focus();
    await page.keyboard.press("Tab");
    await expect(day).toHaveAccessibleDescription(/Found: 2025-06-2\b/);
    await day.press("Backspace");
    await expect(day).toHaveAttribute("aria-invalid", "false");
    await editor.button("Undo").click();
    await expect(day).toHaveAttribute("aria-invalid", "true");
    await day.fill("2025-06-20");
    await expect(day).toHaveAttribute("aria-invalid", "false");
  });

  await test.step("a date out of range doesn't keep people from other files", async () => {
    const mistake = editor.problem(/Impact/);
    await mistake.click();
    const day = page.locator("main input[type=date]");
    await expect(day).toBeFocused();
    await editor.openFile("Programs");
    await expect(day).toBeHidden();
    await mistake.click();
    await day.fill("2025-06-30");
    // Until the check is back, the list below the form still moves.
    await expect(mistake).toBeHidden();
  });

  await test.step("what is missing is reported at its field", async () => {
    const place = "Still to fill in: Programs › Story Time › Description";
    await editor.problem(place).click();
    const description = editor.group("Story Time").getByLabel("Description");
    await expect(description).toBeFocused();
    await description.fill("We read aloud.");
    await expect(editor.problems).toContainText("No problems");
  });
});

test("says what is wrong with files that can't be opened", async ({
  page,
  editor,
}) => {
  const latin1 = Buffer.from("text: Cerrado el sábado.\n", "latin1");
  await writeFile(`${editor.folder}/notice.yml`, latin1);
  await writeFile(`${editor.folder}/notes.docx`, "PK");
  await writeFile(`${editor.folder}/images/IMG_2.HEIC`, "no picture");
  const help = (await original("pages/volunteers.mdx")).replace(": ", ': "');
  await writeFile(`${editor.folder}/pages/volunteers.mdx`, help);
  await editor.open();
  for (const name of ["Notice", "notes.docx", "images/IMG_2.HEIC"]) {
    await editor.problem(name).click();
    await expect(editor.heading(name)).toBeFocused();
    await expect(page.getByRole("main")).toContainText("To fix it:");
  }
  await editor.openFile("Notice");
  // What would be written couldn't be saved over it.
  await expect(editor.button("Add notice")).toBeHidden();

  await test.step("a page whose old address couldn't be written keeps it", async () => {
    await editor.openFile("Volunteer");
    await page.getByRole("textbox", { name: "Address" }).fill("help");
    await expect(page.getByText(/^First fix the problems/)).toBeVisible();
    await expect(editor.button("Change the address")).toBeDisabled();
  });
});
