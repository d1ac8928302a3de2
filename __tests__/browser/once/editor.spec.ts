import { writeFile } from "node:fs/promises";
import { type Locator, type Page, expect } from "@playwright/test";
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
  ).toHaveAccessibleDescription(/leave out the drawings/);
  await openFile(page, "Programs");
  const card = await unfold(page, "Story Time");
  await card.getByLabel("Title").fill("Story Hour: by night");
  await expect(
    preview(page).getByRole("heading", { name: "Story Hour: by night" }),
  ).toBeVisible();
  await save(page);
  await expect(page.getByText("the public site once")).toBeVisible();

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

test("saves a page, and keeps the line ends of Windows", async ({
  page,
  editor,
}) => {
  const windowsLines = (text: string) => text.replaceAll("\n", "\r\n");
  const about = windowsLines(await original("pages/about.mdx"));
  // Windows' Notepad begins a file with a byte order mark.
  await writeFile(`${editor.folder}/pages/about.mdx`, `\uFEFF${about}`);
  await editor.open();
  await preview(page).getByRole("link", { name: "About Us" }).first().click();
  await page
    .getByRole("textbox", { name: "Title", exact: true })
    .fill("Who we are");
  await append(page, "\nWe meet in **May**.\n\nOur walks");
  await page.getByRole("button", { name: "Heading", exact: true }).click();
  await append(page, "\n\nWe walk.\n");
  await page.getByRole("button", { name: "Undo" }).click();
  await page.getByRole("button", { name: "Redo" }).click();
  await expect(preview(page).getByText("We walk.")).toBeVisible();
  await save(page);

  const titled = about.replace(/title: [^\r]*/, "title: Who we are");
  expect(await editor.textOf("pages/about.mdx")).toBe(
    titled +
      windowsLines("\nWe meet in **May**.\n\n## Our walks\n\nWe walk.\n"),
  );
});

test("adds, moves and removes what is in a list", async ({ page, editor }) => {
  await editor.open();
  await openFile(page, "Programs");
  const button = (name: string) => page.getByRole("button", { name });
  await button("Move Book Sales down").click();
  // Where it is pressed again, it moves the same program.
  await expect(button("Move Book Sales down")).toBeFocused();
  await page.keyboard.press("Enter");
  await button("Move Book Sales up").click();
  for (const name of [
    "Seed Library",
    "Homework Help",
    "Quiet Nights",
    "Potlucks",
  ]) {
    await button(`Remove ${name}`).click();
  }
  await button("Add to Programs").click();
  const added = page.getByRole("group", { name: "Program 6" });
  await added.getByLabel("Title").pressSequentially("Game Days ");
  await page.keyboard.press("Enter");
  const card = page.getByRole("group", { name: "Game Days" });
  await card.getByLabel("Description").fill("We play.");
  await card.getByLabel("Picture", { exact: true }).selectOption("table.jpg");
  await card.getByLabel("What the picture shows").fill("A game on the table");
  await expect(page.getByText("No problems")).toBeVisible();
  await save(page);

  const titles = (await editor.textOf("programs.yml")).match(/(?<=title: ).*/g);
  expect(titles).toEqual([
    "Story Time",
    "Book Sales",
    "Counterrevolutionary Lexicographers",
    "Bookmobile",
    "Winter Talks",
    "Game Days",
  ]);

  await openFile(page, "Events");
  await button("Add to Events").click();
  const event = page.getByRole("group", { name: /^Event \d/ });
  const start = event.getByLabel("Start", { exact: true });
  const startTime = event.getByLabel("Start: time");
  const endTime = event.getByLabel("End: time");
  await expect(endTime).toBeDisabled();
  await start.fill("2099-12-01");
  await startTime.fill("18:00");
  await endTime.fill("20:30");
  await expect(endTime).toHaveAccessibleDescription(/last of several/);
  await expect(event.getByLabel("End (optional)")).toHaveValue("2099-12-01");

  await test.step("a day or a time is written once it is complete", async () => {
    await start.focus();
    await page.keyboard.press("Backspace");
    await expect(event.getByRole("status")).toContainText("Not complete");
    await page.keyboard.type("110120");
    await expect(event.getByRole("status")).toContainText("Not complete");
    await page.keyboard.press("ControlOrMeta+s");
    await expect(page.getByRole("dialog")).toBeHidden();
    await expect(start).toBeFocused();
    await page.keyboard.type("11012099");
    await expect(start).toHaveValue("2099-11-01");
    await expect(startTime).toHaveValue("18:00");
    await startTime.press("Backspace");
    await expect(event.getByRole("status")).toContainText("AM or PM");
    for (const key of ["ArrowRight", "Backspace", "ArrowRight", "Backspace"]) {
      await page.keyboard.press(key);
    }
    await event.getByLabel("Title").focus();
    await expect(event.getByRole("status")).toBeHidden();
  });
});

test("reports a mistake at its place, fixes it, and only then saves", async ({
  page,
  editor,
}) => {
  await editor.open();
  await openFile(page, "Programs");
  const card = await unfold(page, "Story Time");
  const alt = card.getByLabel("What the picture shows");
  await alt.fill("Photo of a table between two shelves");
  await expect(problems(page)).toContainText("1 problem");
  await expect(alt).toHaveAttribute("aria-invalid", "true");
  const saveButton = page.getByRole("button", { name: "Save", exact: true });
  await expect(saveButton).toBeDisabled();
  await page.keyboard.press("ControlOrMeta+s");
  await expect(page.getByRole("alert")).toHaveText(/Fix the problems first/);
  await expect(
    page.getByRole("button", { name: "Save to the files" }),
  ).toBeDisabled();
  await page.getByRole("button", { name: "Keep editing" }).click();

  await openFile(page, "Name, address, EIN");
  const place = "Programs › Story Time › What the picture shows";
  await problems(page).getByRole("button", { name: place }).click();
  await expect(alt).toBeFocused();
  await card.getByRole("button", { name: "Fix" }).click();
  await expect(alt).toHaveValue("A table between two shelves");
  await expect(page.getByText("No changes")).toBeVisible();

  await test.step("also in the text of a page", async () => {
    await openFile(page, "About Us");
    await append(page, "\n[Our trails](/trials)\n");
    await expect(problems(page)).toContainText("1 problem");
    await openFile(page, "Programs");
    await problems(page).getByRole("button", { name: "trials" }).click();
    const text = page.getByRole("textbox", { name: "Text of the page" });
    await expect(text).toBeFocused();
    await page.keyboard.type("See ");
    await expect(text.getByText("See [Our trails](/trials)")).toBeVisible();
  });

  await test.step("a warning is no mistake", async () => {
    const warning = "Worth a look: Events › Winter Reading › Start";
    await problems(page).getByRole("button", { name: warning }).click();
    const event = page.getByRole("group", { name: "Winter Reading" });
    const start = event.getByLabel("Start", { exact: true });
    await expect(start).toBeFocused();
    await expect(start).toHaveAccessibleDescription(/Worth a look/);
    await expect(start).toHaveAttribute("aria-invalid", "false");
  });
});

test("opens files with mistakes, and lets them be corrected", async ({
  page,
  editor,
}) => {
  const programs = await original("programs.yml");
  const notice = await original("notice.yml");
  const about = await original("pages/about.mdx");
  const photo = `<Photo image="images/table.jpg" alt="A table" />`;
  for (const [path, text] of [
    ["programs.yml", programs.replace(/ +description: We read.*\n/, "")],
    ["notice.yml", notice.replace("text: ", 'text: "')],
    ["events.yml", "{ title: Seed Day, start: 2099-05-02 }\n"],
    ["pages/about.mdx", `${about.replace("---", "--")}\n${photo}`],
  ] as const) {
    await writeFile(`${editor.folder}/${path}`, text);
  }
  await editor.open();
  const text = page.getByRole("textbox", { name: "Text of the file" });

  await test.step("a file that can't be read as a form is corrected as text", async () => {
    await openFile(page, "Notice");
    await text.focus();
    await page.keyboard.press("ControlOrMeta+Home");
    for (let at = 0; at < "text: ".length; at += 1) {
      await page.keyboard.press("ArrowRight");
    }
    await page.keyboard.press("Delete");
    await expect(page.getByLabel("Last day")).toHaveValue("2099-12-31");
  });

  await test.step("a group in the place of a list is corrected as text", async () => {
    await openFile(page, "Events");
    await text.focus();
    await page.keyboard.press("ControlOrMeta+Home");
    await page.keyboard.type("- ");
    await expect(
      page.getByRole("button", { name: "Seed Day", exact: true }),
    ).toBeVisible();
  });

  await test.step("a page corrected as text shows what its forms change", async () => {
    await openFile(page, "/about");
    await text.focus();
    await page.keyboard.press("ControlOrMeta+Home");
    await page.keyboard.type("-");
    const body = page.getByRole("textbox", { name: "Text of the page" });
    await body.focus();
    await page.keyboard.press("ControlOrMeta+End");
    await page.keyboard.press("ArrowLeft");
    await page.getByLabel("What the picture shows").fill("A table of oak");
    await expect(body).toContainText("Photo: A table of oak");
  });

  await test.step("what is missing is reported at its field", async () => {
    const place = "Still to fill in: Programs › Story Time › Description";
    await problems(page).getByRole("button", { name: place }).click();
    const description = page
      .getByRole("group", { name: "Story Time" })
      .getByLabel("Description");
    await expect(description).toBeFocused();
    await description.fill("We read aloud.");
    await expect(problems(page)).toContainText("No problems");
  });
});

test("shows the page, and the part of it that is edited", async ({
  page,
  editor,
}) => {
  const outlined = preview(page).locator("[data-edited]");
  await editor.open();
  // The file that opens first holds what this part of the home page shows.
  await expect(
    preview(page).getByRole("heading", { name: "Get In Touch" }),
  ).toBeInViewport();
  await openFile(page, "Programs");
  const card = await unfold(page, "Homework Help");
  await card.getByLabel("What the picture shows").focus();
  await expect(outlined).toContainText(/^Homework Help\s*We do fractions\.$/);
  await expect(outlined).toBeInViewport();

  await test.step("a click on a text leads to its field", async () => {
    await preview(page).getByText("We do fractions.").click();
    await expect(card.getByLabel("Description")).toBeFocused();
    await preview(page).getByText("Neighbors since the start.").click();
    await expect(
      page
        .getByRole("group", { name: "About" })
        .getByLabel("Words under the heading"),
    ).toBeFocused();
    await preview(page).getByText("(575) 555-0134").first().click();
    await expect(page.getByLabel("Phone")).toBeFocused();
    await expect(outlined).toHaveText("(575) 555-0134 ext. 2");
    const address = preview(page).locator("address").first();
    for (const [words, label] of [
      ["Río Verde", "City"],
      ["88000", "ZIP code"],
      ["7 Calle", "Street"],
    ] as const) {
      await openFile(page, "Words and pictures");
      await address.evaluate((element, text) => {
        element.scrollIntoView();
        const range = document.createRange();
        const node = Array.from(element.childNodes).find((each) =>
          each.textContent?.startsWith(text),
        );
        if (node) range.selectNode(node);
        const { x, y } = range.getBoundingClientRect();
        const place = { clientX: x + 4, clientY: y + 4 };
        // Playwright's own clicks don't know the scale of the preview.
        element.dispatchEvent(
          new MouseEvent("click", { ...place, bubbles: true }),
        );
      }, words);
      await expect(page.getByLabel(label)).toBeFocused();
    }
    await openFile(page, "Privacy Policy");
    const contents = preview(page).getByRole("navigation");
    await contents.getByRole("link").last().press("Enter");
    await expect(page.getByRole("main")).toHaveAccessibleName("Privacy Policy");
    await openFile(page, "Words and pictures");
  });

  await test.step("it stays as it was before a mistake", async () => {
    const heading = page
      .getByRole("group", { name: "Hero" })
      .getByLabel("Heading");
    await heading.fill("Stories, for keeps");
    const shown = preview(page).getByRole("heading", { level: 1 });
    await expect(shown).toHaveText("Stories, for keeps");
    await heading.fill("");
    await expect(
      page.getByText("This is the page before the last"),
    ).toBeVisible();
    await expect(shown).toHaveText("Stories, for keeps");
    await page.getByRole("button", { name: "Undo" }).click();
  });

  await openFile(page, "About Us");
  await append(page, "\nWe meet in May.");
  await expect(outlined).toHaveText("We meet in May.");
});

test("shows the part that is edited on a phone, too", async ({
  page,
  editor,
}) => {
  await page.setViewportSize({ width: 390, height: 800 });
  await editor.open();
  await page.getByRole("button", { name: "List", exact: true }).click();
  await openFile(page, "Programs");
  const card = await unfold(page, "Homework Help");
  await card.getByLabel("Description").fill("We do fractions, too.");
  await page.getByRole("button", { name: "Page", exact: true }).click();
  const words = preview(page).getByText("We do fractions, too.");
  await expect(words).toBeInViewport();

  await test.step("and a day that is still to be completed", async () => {
    await page.getByRole("button", { name: "List", exact: true }).click();
    await openFile(page, "Events");
    await page.getByRole("button", { name: "Add to Events" }).click();
    const start = page.getByLabel("Start", { exact: true });
    await start.focus();
    await page.keyboard.type("05");
    await page.getByRole("button", { name: "Page", exact: true }).click();
    await page.keyboard.press("ControlOrMeta+s");
    await expect(start).toBeFocused();
  });
});

test("nothing that was typed is lost", async ({ page, editor }) => {
  await editor.open();
  const name = page.getByLabel("Name", { exact: true });
  await name.fill("Library Friends");

  await test.step("one goes back and forth in what was done", async () => {
    await page
      .getByRole("button", { name: "Remove More ways to reach you" })
      .click();
    await openFile(page, "Programs");
    await page.keyboard.press("Control+z");
    const phone = page.getByLabel("Phone");
    await expect(phone).toHaveValue("(575) 555-0134 ext. 2");
    await expect(phone).toBeInViewport();
    await page.getByRole("button", { name: "Undo" }).click();
    await expect(name).toHaveValue("Friends of the Río Verde Library");
    await expect(name).toBeFocused();
    await page.getByRole("button", { name: "Redo" }).click();
    await expect(name).toHaveValue("Library Friends");
  });

  const reopen = async () => {
    await page.goto("about:blank");
    await editor.open();
    await page.getByRole("button", { name: "Keep working on them" }).click();
  };
  await test.step("it is offered after the tab was closed", async () => {
    const status = page.getByText("1 file changed, kept");
    await expect(status).toHaveAttribute("aria-busy", "false");
    await reopen();
    await expect(name).toHaveValue("Library Friends");
    await expect(name).toBeFocused();
  });

  await test.step("even the letter that was typed last", async () => {
    await openFile(page, "Accessibility");
    await append(page, "Come and see us");
    page.on("dialog", (dialog) => void dialog.accept());
    await reopen();
    await openFile(page, "Accessibility");
    await expect(
      page.getByRole("textbox", { name: "Text of the page" }),
    ).toContainText("Come and see us");
  });
});

test("checks in the page where no worker starts", async ({ page, editor }) => {
  await page.addInitScript(() => {
    class NeverStarts extends EventTarget {
      onerror = () => undefined;
      constructor() {
        super();
        setTimeout(() => this.onerror());
      }
      postMessage = () => undefined;
      terminate = () => undefined;
    }
    Reflect.set(globalThis, "Worker", NeverStarts);
  });
  await editor.open();
  const email = page.getByLabel("Email", { exact: true });
  await email.fill("office");
  await expect(email).toHaveAttribute("aria-invalid", "true");
  await email.fill("office@neighbors.example.com");
  await expect(email).toHaveAttribute("aria-invalid", "false");
  await save(page);
  expect(await editor.textOf("site.yml")).toContain(
    "email: office@neighbors.example.com",
  );
});

test("opens in one tab at a time", async ({ page, editor, context }) => {
  await editor.open();
  await expect(page.getByLabel("Name", { exact: true })).toBeVisible();
  const second = await context.newPage();
  await second.goto(editor.address);
  await expect(second.getByRole("status")).toContainText("in another tab");
  const saved = (await original("site.yml")).replace("7 Calle", "8 Calle");
  await writeFile(`${editor.folder}/site.yml`, saved);
  await page.close();
  await expect(second.getByLabel("Street")).toHaveValue(/^8 Calle/);
});

test("never writes over what somebody else changed", async ({
  page,
  editor,
}) => {
  await editor.open();
  const street = page.getByLabel("Street");
  await street.fill("9 Calle del Olmo");
  const theirs = (await original("site.yml")).replace("7 Calle", "8 Calle");
  await writeFile(`${editor.folder}/site.yml`, theirs);
  let answer = () => {};
  const answered = new Promise<void>((resolve) => {
    answer = resolve;
  });
  await page.route("**/content", async (route) => {
    await answered;
    await route.continue();
  });
  await page.getByRole("button", { name: "Save", exact: true }).click();
  await page.getByRole("button", { name: "Save to the files" }).click();
  // Chromium lets a page prevent only the first of them.
  for (let i = 0; i < 3; i += 1) await page.keyboard.press("Escape");
  answer();
  await expect(page.getByRole("alert")).toContainText("Nothing has been saved");
  const difference = page.getByRole("region", { name: "Name, address, EIN" });
  await expect(difference).toContainText("8");
  expect(await editor.textOf("site.yml")).toBe(theirs);

  await page.getByRole("button", { name: "Use their text" }).click();
  await page.getByRole("button", { name: "Keep editing" }).click();
  await expect(street).toHaveValue("8 Calle del Olmo");

  await test.step("says so when nothing can be saved, and loses nothing", async () => {
    await street.fill("10 Calle del Olmo");
    editor.stop();
    await page.keyboard.press("ControlOrMeta+s");
    await page.getByRole("button", { name: "Save to the files" }).click();
    await expect(page.getByRole("alert")).toContainText("doesn’t answer");
    await page.getByRole("button", { name: "Keep editing" }).click();
    await expect(street).toHaveValue("10 Calle del Olmo");
  });
});

/** Moves with Tab, or another key, until an element has the focus. */
async function moveTo(page: Page, target: Locator, key = "Tab") {
  await expect(async () => {
    await page.keyboard.press(key);
    await expect(target).toBeFocused({ timeout: 1 });
  }).toPass({ intervals: [0] });
}

test("is used with the keyboard alone", async ({ page, editor }) => {
  await editor.open();
  const button = (name: string) =>
    page.getByRole("button", { name, exact: true });
  await moveTo(page, button("Impact figures"));
  await moveTo(page, button("Programs"), "Shift+Tab");
  await page.keyboard.press("Enter");
  await expect(page.getByRole("heading", { name: "Programs" })).toBeFocused();
  await moveTo(page, button("Story Time"));
  await page.keyboard.press("Enter");
  const card = page.getByRole("group", { name: "Story Time" });
  const alt = card.getByLabel("What the picture shows");
  await moveTo(page, alt);
  await page.keyboard.press("ControlOrMeta+Home");
  await page.keyboard.type("Photo of ");
  const fix = card.getByRole("button", { name: "Fix" });
  await expect(fix).toBeVisible();
  await page.keyboard.press("ControlOrMeta+End");
  await page.keyboard.type(" in May");
  await fix.focus();
  // It keeps the focus while the check comes to see what was typed before.
  await expect(fix).toHaveAccessibleName(/in May/);
  await expect(fix).toBeFocused();
  await page.keyboard.press("Shift+Tab");
  await moveTo(page, fix);
  await page.keyboard.press("Enter");
  await expect(alt).toBeFocused();
  await expect(alt).toHaveValue("A table between two shelves in May");
  await moveTo(page, button("Save"), "Shift+Tab");
  await page.keyboard.press("Enter");
  await moveTo(page, button("Save to the files"));
  await page.keyboard.press("Enter");
  await expect(page.getByText("No changes")).toBeVisible();
  expect(await editor.textOf("programs.yml")).toContain(
    "alt: A table between two shelves in May\n",
  );
});

test("is accessible, and fits in windows of every width", async ({
  page,
  editor,
}) => {
  await editor.open();
  await page.getByLabel("Name", { exact: true }).fill("");
  await page.getByLabel("Email", { exact: true }).fill("office");
  await expect(problems(page)).toContainText("1 problem, 1 to fill in");
  for (const width of [1440, 768, 320]) {
    await page.setViewportSize({ width, height: 800 });
    expect(await axeFindings(page), `at ${width} px`).toEqual([]);
    const tooWide = await page.evaluate(
      () => document.documentElement.scrollWidth - innerWidth,
    );
    expect(tooWide, `at ${width} px`).toBeLessThanOrEqual(0);
  }
});
