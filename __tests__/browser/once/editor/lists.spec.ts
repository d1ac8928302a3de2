import { expect } from "@playwright/test";
import { test } from "../../support/editor";

test("adds, moves and removes what is in a list", async ({ page, editor }) => {
  await editor.open("Programs");
  const down = editor.button("Move Book Sales down");
  await down.click();
  // Where it is pressed again, it moves the same program.
  await expect(down).toBeFocused();
  await expect(down).toHaveAccessibleDescription("2 of 9");
  await page.keyboard.press("Enter");
  const up = editor.button("Move Book Sales up");
  await up.click();
  await test.step("at the end of the list, the button keeps the focus", async () => {
    await page.keyboard.press("Enter");
    await expect(up).toHaveAccessibleDescription("1 of 9");
    await page.keyboard.press("Enter");
    await expect(up).toBeFocused();
    await expect(up).toBeDisabled();
  });
  await down.click();
  // The last one has only one before it.
  for (const [name, neighbor] of [
    ["Seed Library", "Homework Help"],
    ["Homework Help", "Quiet Nights"],
    ["Quiet Nights", "Bookmobile"],
    ["Potlucks", "Winter Talks"],
  ] as const) {
    await editor.button(`Remove ${name}`).click();
    await expect(editor.group(neighbor)).toBeFocused();
  }
  await editor.button("Add to Programs").click();
  const added = editor.group("Program 6");
  await added.getByLabel("Title").pressSequentially("Game Days ");
  await page.keyboard.press("Enter");
  const card = editor.group("Game Days");
  await card.getByLabel("Description").fill("We play.");
  await card.getByLabel("Picture", { exact: true }).selectOption("table.jpg");
  await card.getByLabel("What the picture shows").fill("A game on the table");
  // Once it is shown, it has been checked.
  await expect(editor.shownPicture("A game on the table")).toBeAttached();
  await editor.save();

  const titles = (await editor.textOf("programs.yml")).match(/(?<=title: ).*/g);
  expect(titles).toEqual([
    "Story Time",
    "Book Sales",
    "Counterrevolutionary Lexicographers",
    "Bookmobile",
    "Winter Talks",
    "Game Days",
  ]);

  await editor.openFile("Events");
  await editor.button("Add to Events").click();
  const event = editor.group(/^Event \d/);
  const start = event.getByLabel("Start", { exact: true });
  const startTime = event.getByLabel("Start: time");
  const endTime = event.getByLabel("End: time");
  await expect(event.getByRole("button", { name: "Add Link" })).toBeVisible();
  // Below its event, which is on the third level.
  const link = event.getByRole("heading", { name: "Link" });
  await expect(link).toHaveAttribute("aria-level", "4");
  await expect(endTime).toBeDisabled();
  await test.step("undo takes back the first part of a date", async () => {
    await start.focus();
    await page.keyboard.type("05");
    await expect(start).toHaveAccessibleDescription(/fill in: the month/);
    await page.keyboard.press("ControlOrMeta+z");
    await page.keyboard.press("Tab");
    await expect(start).not.toHaveAccessibleDescription(/fill in: the month/);
  });
  await start.fill("2099-12-01");
  await startTime.fill("18:00");
  await endTime.fill("20:30");
  await expect(endTime).toHaveAccessibleDescription(/last day/);
  const end = event.getByLabel("End (optional)");
  await expect(end).toHaveValue("2099-12-01");

  await test.step("the end moves along with the start", async () => {
    await start.fill("2099-12-31");
    await expect(end).toHaveValue("2099-12-31");
    await expect(endTime).toHaveValue("20:30");
    await editor.button("Undo").click();
    await expect(start).toHaveValue("2099-12-01");
    await expect(end).toHaveValue("2099-12-01");
    await start.focus();
    await page.keyboard.press("Backspace");
    await expect(end).toHaveValue("");
    await page.keyboard.type("11");
    await expect(end).toHaveValue("2099-11-01");
    await start.fill("2099-12-01");
    await expect(end).toHaveValue("2099-12-01");
  });

  await test.step("an end on another day stays until the start has that day", async () => {
    await end.fill("2099-12-05");
    await start.fill("2099-12-02");
    await expect(end).toHaveValue("2099-12-05");
    await start.fill("2099-12-05");
    await start.fill("2099-12-01");
    await expect(end).toHaveValue("2099-12-01");
  });

  await test.step("half a date must be completed, whatever people do next", async () => {
    await start.focus();
    await page.keyboard.press("Backspace");
    await expect(start).toHaveAccessibleDescription(/fill in: the month/);
    // Only two digits of the year.
    await page.keyboard.type("110120");
    await editor.openFile("Programs");
    await page.goBack();
    const save = editor.button("Save");
    await expect(save).toHaveAccessibleDescription(/to fill in/);
    await editor.problem(/Start: the month/).click();
    await expect(start).toBeFocused();
    await page.keyboard.press("Tab");
    await expect(startTime).toHaveValue("18:00");
    await start.fill("2099-11-01");
    await expect(startTime).toHaveValue("18:00");
    await startTime.press("Backspace");
    await expect(startTime).toHaveAccessibleDescription(/AM or PM/);
    for (const key of ["ArrowRight", "Backspace", "ArrowRight", "Backspace"]) {
      await page.keyboard.press(key);
    }
    await expect(startTime).not.toHaveAccessibleDescription(/AM or PM/);
  });

  await test.step("an end is taken away with its day, or with its time", async () => {
    await startTime.fill("18:00");
    await end.fill("2099-11-01");
    await expect(endTime).toHaveValue("20:30");
    await end.fill("");
    await expect(endTime).toHaveValue("");
    await endTime.fill("20:30");
    await expect(end).toHaveValue("2099-11-01");
    await endTime.fill("");
    await expect(end).toHaveValue("");
  });

  await test.step("each section of the home page is offered once", async () => {
    await editor.openFile("Words and pictures");
    const add = editor.button("Add to Sections");
    await expect(add).toBeDisabled();
    await editor.button("Remove Section 2: Events").click();
    await add.click();
    const section = page.getByLabel(/^Section \d+$/).last();
    await expect(section.getByRole("option")).toHaveText(["Choose…", "Events"]);
  });
});
