import { access, copyFile, readFile, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { type Locator, type Page, expect } from "@playwright/test";
import sharp from "sharp";
import { readPicture } from "../../../src/content/load/read-picture";
import { axeFindings } from "../support/axe";
import { test } from "../support/editor";
import { sampleFolder } from "../support/sample";

test.slow();

const original = (path: string) => readFile(`${sampleFolder}/${path}`, "utf8");

const preview = (page: Page) => page.frameLocator('iframe[title="Preview"]');

const open = (page: Page, name: string) =>
  page
    .getByRole("navigation", { name: "What to edit" })
    .getByRole("button", { name: new RegExp(`^${name}`) })
    .click();

/** Unfolds an entry of a list. */
async function unfold(page: Page, name: string) {
  await page.getByRole("button", { name, exact: true }).click();
  return page.getByRole("group", { name, exact: true });
}

/** Adds to the text of a page, at its end. */
async function append(page: Page, words: string) {
  await page.getByRole("textbox", { name: "Text of the page" }).focus();
  await page.keyboard.press("ControlOrMeta+End");
  await page.keyboard.type(words);
}

async function save(page: Page) {
  await page.getByRole("button", { name: "Save", exact: true }).click();
  await page.getByRole("button", { name: "Save to the files" }).click();
  await expect(page.getByText("No changes")).toBeVisible();
}

test("saves what was typed, and changes nothing else in the file", async ({
  page,
  editor,
}) => {
  await open(page, "Name, address, EIN");
  await page.getByLabel("Phone").fill("(575) 555-0199");
  await open(page, "Programs");
  const card = await unfold(page, "Story Time");
  await card.getByLabel("Title").fill("Story Hour: by night");
  await expect(
    preview(page).getByRole("heading", { name: "Story Hour: by night" }),
  ).toBeVisible();
  await save(page);

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

test("adds, moves and removes what is in a list", async ({ page, editor }) => {
  await open(page, "Programs");
  const button = (name: string) => page.getByRole("button", { name });
  await button("Move Book Sales down").click();
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
  await added.getByLabel("Title").fill("Game Days");
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
});

test("tells a mistake at its place, fixes it, and only then saves", async ({
  page,
  editor,
}) => {
  await open(page, "Programs");
  const card = await unfold(page, "Story Time");
  const alt = card.getByLabel("What the picture shows");
  await alt.fill("Photo of a table between two shelves");
  const problems = page.getByRole("region", { name: "Problems" });
  await expect(problems).toContainText("1 problem");
  await expect(alt).toHaveAttribute("aria-invalid", "true");
  const saveButton = page.getByRole("button", { name: "Save", exact: true });
  await expect(saveButton).toBeDisabled();

  await open(page, "Name, address, EIN");
  const place = "Programs › Story Time › What the picture shows";
  await problems.getByRole("button", { name: place }).click();
  await expect(alt).toBeFocused();
  await card.getByRole("button", { name: "Fix" }).click();
  await expect(alt).toHaveValue("A table between two shelves");
  await expect(page.getByText("No changes")).toBeVisible();
  expect(await editor.textOf("programs.yml")).toBe(
    await original("programs.yml"),
  );
});

test("tells what is missing from a file at its field", async ({
  page,
  editor,
}) => {
  const before = await original("programs.yml");
  await writeFile(
    `${editor.folder}/programs.yml`,
    before.replace(/(?<=title: Story Time\n) +description: .*\n/, ""),
  );
  await page.goto(editor.address);
  const problems = page.getByRole("region", { name: "Problems" });
  const place = "Programs › Story Time › Description: nothing";
  await problems.getByRole("button", { name: place }).click();
  const description = page
    .getByRole("group", { name: "Story Time" })
    .getByLabel("Description");
  await expect(description).toBeFocused();
  await description.fill("We read aloud.");
  await expect(problems).toContainText("No problems");
});

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
  await open(page, "Programs");
  const card = await unfold(page, "Story Time");
  const chooser = card.getByLabel("Add a picture from this computer");
  const buffer = Buffer.from("no picture");
  const mimeType = "image/jpeg";
  await chooser.setInputFiles({ name: "note.jpg", mimeType, buffer });
  await expect(card.getByText("can’t read note.jpg")).toBeVisible();

  await chooser.setInputFiles({
    name: "IMG 0042 (1).JPEG",
    mimeType,
    buffer: await phonePhoto(),
  });
  const picture = card.getByLabel("Picture", { exact: true });
  await expect(picture).toHaveValue("images/img-0042.jpg");
  await card.getByLabel("What the picture shows").fill("A teal wall");
  await expect(
    preview(page).getByRole("img", { name: "A teal wall" }),
  ).toHaveJSProperty("naturalHeight", 2400);
  await save(page);

  const location = join(editor.folder, "images/img-0042.jpg");
  const { length } = await readFile(location);
  expect(await readPicture(location, length)).toEqual({
    format: "jpeg",
    width: 1200,
    height: 2400,
    hasLocation: false,
  });
});

test("takes a photo and its field back in one step", async ({ page }) => {
  await open(page, "Programs");
  const card = await unfold(page, "Story Time");
  const picture = card.getByLabel("Picture", { exact: true });
  const before = await picture.inputValue();
  await card.getByLabel("Add a picture from this computer").setInputFiles({
    name: "wall.jpg",
    mimeType: "image/jpeg",
    buffer: await phonePhoto(),
  });
  await expect(picture).toHaveValue("images/wall.jpg");
  await page.getByRole("button", { name: "Undo" }).click();
  await expect(picture).toHaveValue(before);
  await expect(page.getByText("No changes")).toBeVisible();
});

test("replaces the picture for dusk beside the one by day", async ({
  page,
  editor,
}) => {
  await open(page, "Programs");
  const card = await unfold(page, "Book Sales");
  const before = sharp(`${sampleFolder}/images/lawn.dusk.jpg`);
  const buffer = await before.negate().jpeg().toBuffer();
  const file = { name: "night.jpg", mimeType: "image/jpeg", buffer };
  await card.getByLabel("Replace the version for dusk").setInputFiles(file);
  await expect(page.getByText("1 file changed")).toBeVisible();
  await page.getByRole("button", { name: "Undo" }).click();
  await expect(page.getByText("No changes")).toBeVisible();
  await page.getByRole("button", { name: "Redo" }).click();
  await save(page);
  const saved = await readFile(join(editor.folder, "images/lawn.dusk.jpg"));
  const { channels } = await sharp(saved).stats();
  const negated = await sharp(buffer).stats();
  for (const [index, { mean }] of channels.entries()) {
    expect(mean).toBeCloseTo(negated.channels[index]?.mean ?? NaN, -1);
  }
});

test("adds a document that a page links to", async ({ page, editor }) => {
  const buffer = await readFile(`${sampleFolder}/documents/route-map.pdf`);
  const file = { name: "Bird list.PDF", mimeType: "application/pdf", buffer };
  await open(page, "Documents");
  await page.getByLabel("Add a PDF").setInputFiles(file);
  const card = page.getByRole("group", { name: "bird-list.pdf" });
  await expect(card).toContainText("a document that nothing links to");
  await open(page, "About Us");
  await append(page, "\nOur birds: ");
  await page.getByLabel("Link to").selectOption("bird-list.pdf");
  await page.getByRole("button", { name: "Add the link" }).click();
  await expect(page.getByText("No problems")).toBeVisible();
  await save(page);
  const saved = join(editor.folder, "documents/bird-list.pdf");
  expect(await readFile(saved)).toEqual(buffer);
});

test("deletes a picture that no page uses, and only such a one", async ({
  page,
  editor,
}) => {
  const spare = join(editor.folder, "images/spare.jpg");
  await copyFile(join(editor.folder, "images/table.jpg"), spare);
  await page.goto(editor.address);
  await open(page, "Pictures");
  const deletes = page.getByRole("button", { name: /^Delete/ });
  await expect(deletes).toHaveAccessibleName("Delete spare.jpg");
  await deletes.click();
  const card = page.getByRole("group", { name: "spare.jpg" });
  await expect(card).toBeHidden();
  await page.getByRole("button", { name: "Undo" }).click();
  await expect(card).toBeVisible();
  await deletes.click();
  await save(page);
  await expect(access(spare)).rejects.toThrow("ENOENT");
  await expect(card).toBeHidden();
});

test("keeps the page as it was before a mistake", async ({ page }) => {
  await open(page, "Words and pictures");
  const heading = page
    .getByRole("group", { name: "Hero" })
    .getByLabel("Heading");
  await heading.fill("Stories, for keeps");
  const shown = preview(page).getByRole("heading", { level: 1 });
  await expect(shown).toHaveText("Stories, for keeps");
  await heading.fill("");
  await expect(
    page.getByText("This is the page as it was before"),
  ).toBeVisible();
  await expect(shown).toHaveText("Stories, for keeps");
});

test("edits the fields and the text of a page", async ({ page, editor }) => {
  await preview(page).getByRole("link", { name: "About Us" }).click();
  await page
    .getByRole("textbox", { name: "Title", exact: true })
    .fill("Who we are");
  await append(page, "\nWe meet in **May**.\n");
  await expect(preview(page).getByText("We meet in May.")).toBeVisible();
  await save(page);

  const before = await original("pages/about.mdx");
  expect(await editor.textOf("pages/about.mdx")).toBe(
    `${before.replace(/title: .*/, "title: Who we are")}\nWe meet in **May**.\n`,
  );
});

test("formats the text of a page, and adds a photo to it", async ({
  page,
  editor,
}) => {
  await open(page, "About Us");
  await append(page, "\nOur walks");
  const button = (name: string) =>
    page.getByRole("button", { name, exact: true });
  await button("Heading").click();
  await button("Photo").click();
  const photo = page.getByRole("group", { name: "Photo" });
  const picture = photo.getByLabel("Picture", { exact: true });
  await expect(picture).toBeFocused();
  await expect(picture).toHaveAttribute("aria-invalid", "true");
  await picture.selectOption("table.jpg");
  const alt = photo.getByLabel("What the picture shows");
  await alt.fill('A table called "Big" & blue');
  await photo.getByLabel("Caption").fill("In May.");
  await expect(
    preview(page).getByRole("img", { name: "A table called “Big” & blue" }),
  ).toBeVisible();
  expect(await axeFindings(page)).toEqual([]);
  await page.getByLabel("Link to").selectOption("Home page");
  await page.getByRole("textbox", { name: "Text of the page" }).focus();
  await page.keyboard.press("ControlOrMeta+End");
  await page.keyboard.press("Enter");
  await button("Add the link").click();
  await save(page);
  expect(await editor.textOf("pages/about.mdx")).toBe(
    `${await original("pages/about.mdx")}
## Our walks

<Photo image="images/table.jpg" alt="A table called &quot;Big&quot; &amp; blue" caption="In May." />

[Home page](/)`,
  );
});

test("keeps the line ends of Windows in the text of a page", async ({
  page,
  editor,
}) => {
  const before = (await original("pages/about.mdx")).replaceAll("\n", "\r\n");
  await writeFile(`${editor.folder}/pages/about.mdx`, before);
  await page.goto(editor.address);
  await open(page, "About Us");
  await append(page, "\nWe meet in May.\n");
  await save(page);
  expect(await editor.textOf("pages/about.mdx")).toBe(
    `${before}\r\nWe meet in May.\r\n`,
  );
});

test("a problem in the text of a page leads to its place", async ({ page }) => {
  await open(page, "About Us");
  await append(page, "\n[Our trails](/trials)\n");
  const problems = page.getByRole("region", { name: "Problems" });
  await expect(problems).toContainText("1 problem");
  await open(page, "Programs");
  await problems.getByRole("button", { name: "trials" }).click();
  const text = page.getByRole("textbox", { name: "Text of the page" });
  await expect(text).toBeFocused();
  await page.keyboard.type("See ");
  await expect(text.getByText("See [Our trails](/trials)")).toBeVisible();
});

test("adds a page, gives it another address, and deletes another", async ({
  page,
  editor,
}) => {
  await page.getByLabel("Title of a new page").fill("Bird Walks");
  await page.getByRole("button", { name: "Add a page" }).click();
  const about = "Walks with the birds of the county, in every week of spring.";
  await page.getByLabel("For search results").fill(about);
  await append(page, "We walk at dawn. [See the trails](/about).\n");
  await expect(preview(page).getByText("We walk at dawn.")).toBeVisible();

  await open(page, "About Us");
  await append(page, "\n[Walk with us](/bird-walks).\n");
  await open(page, "Bird Walks");
  await page.getByRole("textbox", { name: "Address" }).fill("Walks for birds");
  await page.getByRole("button", { name: "Change the address" }).click();
  await save(page);
  expect(await editor.textOf("pages/walks-for-birds.mdx")).toBe(
    `---\ntitle: Bird Walks\ndescription: ${about}\noldAddresses:\n  - /bird-walks\n---\n\nWe walk at dawn. [See the trails](/about).\n`,
  );
  expect(await editor.textOf("pages/about.mdx")).toContain(
    "[Walk with us](/walks-for-birds).",
  );

  await page.getByRole("button", { name: "Delete this page" }).click();
  const old = page.getByRole("textbox", { name: "Old address 1" });
  await expect(old).toHaveValue("/bird-walks");
  const objections = page.getByRole("group", { name: "This page" });
  await expect(objections).toContainText("/walks-for-birds");
  const problems = page.getByRole("region", { name: "Problems" });
  await expect(problems).toContainText("No problems");
  await page.getByRole("button", { name: "Delete it anyway" }).click();
  await expect(problems).toContainText("/walks-for-birds");
});

test("goes back and forth in what was done", async ({ page }) => {
  const name = page.getByLabel("Name", { exact: true });
  await name.fill("Library Friends");
  await page
    .getByRole("button", { name: "Remove More ways to reach you" })
    .click();
  await page.keyboard.press("Control+z");
  await expect(page.getByLabel("Phone")).toHaveValue("(575) 555-0134 ext. 2");
  await page.getByRole("button", { name: "Undo" }).click();
  await expect(name).toHaveValue("Friends of the Río Verde Library");
  await page.getByRole("button", { name: "Redo" }).click();
  await expect(name).toHaveValue("Library Friends");
});

test("offers what was not saved after the tab was closed", async ({
  page,
  editor,
}) => {
  await page.getByLabel("Name", { exact: true }).fill("Library Friends");
  const status = page.getByText("1 file changed, kept");
  await expect(status).toHaveAttribute("aria-busy", "false");
  await page.goto("about:blank");
  await page.goto(editor.address);
  await page.getByRole("button", { name: "Keep working on them" }).click();
  const name = page.getByLabel("Name", { exact: true });
  await expect(name).toHaveValue("Library Friends");
});

test("keeps the letter that was typed last", async ({ page, editor }) => {
  await open(page, "Accessibility");
  await append(page, "Come and see us");
  page.on("dialog", (dialog) => void dialog.accept());
  await page.goto("about:blank");
  await page.goto(editor.address);
  await page.getByRole("button", { name: "Keep working on them" }).click();
  await open(page, "Accessibility");
  await expect(
    page.getByRole("textbox", { name: "Text of the page" }),
  ).toContainText("Come and see us");
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
  await page.goto(editor.address);
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
  const second = await context.newPage();
  await second.goto(editor.address);
  await expect(second.getByRole("alert")).toContainText("in another tab");
  await page.close();
  await second.getByRole("button", { name: "Try again" }).click();
  await expect(second.getByLabel("Name", { exact: true })).toBeVisible();
});

test("never writes over what somebody else changed", async ({
  page,
  editor,
}) => {
  await page.getByLabel("Street").fill("9 Calle del Olmo");
  const theirs = (await original("site.yml")).replace("7 Calle", "8 Calle");
  await writeFile(`${editor.folder}/site.yml`, theirs);
  await page.getByRole("button", { name: "Save", exact: true }).click();
  await page.getByRole("button", { name: "Save to the files" }).click();
  await expect(page.getByRole("alert")).toContainText("Nothing was saved");
  const difference = page.getByRole("region", { name: "Name, address, EIN" });
  await expect(difference).toContainText("8");
  expect(await editor.textOf("site.yml")).toBe(theirs);

  await page.getByRole("button", { name: "Use their text" }).click();
  await page.getByRole("button", { name: "Keep editing" }).click();
  await expect(page.getByLabel("Street")).toHaveValue("8 Calle del Olmo");
});

test("brings both changes of a file together", async ({ page, editor }) => {
  await page.getByLabel("Street").fill("9 Calle del Olmo");
  const before = await original("site.yml");
  const theirs = before.replace("(575) 555-0134 ext. 2", "(575) 555-0199");
  await writeFile(`${editor.folder}/site.yml`, theirs);
  await page.getByRole("button", { name: "Save", exact: true }).click();
  await page.getByRole("button", { name: "Save to the files" }).click();
  await expect(page.getByRole("alert")).toContainText("beside yours");
  await page.getByRole("button", { name: "Save to the files" }).click();
  await expect(page.getByText("No changes")).toBeVisible();
  await expect(page.getByLabel("Phone")).toHaveValue("(575) 555-0199");
  expect(await editor.textOf("site.yml")).toBe(
    theirs.replace("7 Calle del Olmo", "9 Calle del Olmo"),
  );
});

test("a file that can't be read as a form is corrected as text", async ({
  page,
  editor,
}) => {
  const broken = (await original("notice.yml")).replace("text: ", 'text: "');
  await writeFile(`${editor.folder}/notice.yml`, broken);
  await page.goto(editor.address);
  await open(page, "Notice");
  const text = page.getByRole("textbox", { name: "Text of the file" });
  await text.focus();
  await page.keyboard.press("ControlOrMeta+Home");
  for (let at = 0; at < "text: ".length; at += 1) {
    await page.keyboard.press("ArrowRight");
  }
  await page.keyboard.press("Delete");
  await expect(page.getByLabel("Last day")).toHaveValue("2099-12-31");
});

test("a page corrected as text shows what its forms change", async ({
  page,
  editor,
}) => {
  const about = await original("pages/about.mdx");
  const photo = `<Photo image="images/table.jpg" alt="A table" />`;
  const broken = `${about.replace("---", "--")}\n${photo}`;
  await writeFile(`${editor.folder}/pages/about.mdx`, broken);
  await page.goto(editor.address);
  await open(page, "/about");
  await page.getByRole("textbox", { name: "Text of the file" }).focus();
  await page.keyboard.press("ControlOrMeta+Home");
  await page.keyboard.type("-");
  const text = page.getByRole("textbox", { name: "Text of the page" });
  await text.focus();
  await page.keyboard.press("ControlOrMeta+End");
  await page.keyboard.press("ArrowLeft");
  await page.getByLabel("What the picture shows").fill("Our table");
  await expect(text).toContainText('alt="Our table"');
});

test("says so when nothing can be saved, and loses nothing", async ({
  page,
  editor,
}) => {
  const name = page.getByLabel("Name", { exact: true });
  await name.fill("Library Friends");
  editor.stop();
  await page.getByRole("button", { name: "Save", exact: true }).click();
  await page.getByRole("button", { name: "Save to the files" }).click();
  await expect(page.getByRole("alert")).toContainText("doesn’t answer");
  await page.getByRole("button", { name: "Keep editing" }).click();
  await expect(name).toHaveValue("Library Friends");
});

test("outlines the part of the page that is edited", async ({ page }) => {
  const outlined = preview(page).locator("[data-edited]");
  await open(page, "Programs");
  const card = await unfold(page, "Homework Help");
  await card.getByLabel("What the picture shows").focus();
  await expect(outlined).toContainText(/^Homework Help\s*We do fractions\.$/);
  await expect(outlined).toBeInViewport();
  await open(page, "About Us");
  await append(page, "\nWe meet in May.");
  await expect(outlined).toHaveText("We meet in May.");
});

test("a click on a text of the page leads to its field", async ({ page }) => {
  await open(page, "Programs");
  await preview(page).getByText("We do fractions.").click();
  await expect(
    page
      .getByRole("group", { name: "Homework Help" })
      .getByLabel("Description"),
  ).toBeFocused();
  await preview(page).getByText("Neighbors since the start.").click();
  await expect(
    page
      .getByRole("group", { name: "About" })
      .getByLabel("Words under the heading"),
  ).toBeFocused();
});

/** Moves with Tab, or another key, until an element has the focus. */
async function moveTo(page: Page, target: Locator, key = "Tab") {
  await expect(async () => {
    await page.keyboard.press(key);
    await expect(target).toBeFocused({ timeout: 1 });
  }).toPass({ intervals: [0] });
}

test("is used with the keyboard alone", async ({ page, editor }) => {
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
  // The button works before the check has seen this.
  await page.keyboard.type(" in May");
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

for (const width of [1440, 768, 320]) {
  test(`is accessible, and fits in ${width} pixels`, async ({
    page,
    editor,
  }) => {
    await page.setViewportSize({ width, height: 800 });
    await page.goto(editor.address);
    await page.getByLabel("Name", { exact: true }).fill("");
    const problems = page.getByRole("region", { name: "Problems" });
    await expect(problems).toContainText("1 problem");
    expect(await axeFindings(page)).toEqual([]);
    const tooWide = await page.evaluate(
      () => document.documentElement.scrollWidth - innerWidth,
    );
    expect(tooWide).toBeLessThanOrEqual(0);
  });
}
