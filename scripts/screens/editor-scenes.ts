import type { Page } from "@playwright/test";

const open = (page: Page, name: string) =>
  page
    .getByRole("navigation", { name: "What to edit" })
    .getByRole("button", { name })
    .click();

/** Opens the first program, whatever its name. */
async function openFirstProgram(page: Page) {
  await open(page, "Programs");
  const list = page.getByRole("group", { name: "Programs" });
  const card = list.getByRole("group").first();
  await card.getByRole("button", { expanded: false }).click();
  return card;
}

/** What the editing guide shows of the editor, by the names of its pictures. */
export const editorScenes: Readonly<
  Record<string, (page: Page) => Promise<void>>
> = {
  editor: async (page) => {
    const card = await openFirstProgram(page);
    await card.getByLabel("Title").focus();
  },
  "editor-save": async (page) => {
    await page.getByLabel("Email").fill("hello@example.org");
    await page.getByRole("button", { name: "Save", exact: true }).click();
  },
  "editor-phone": async (page) => {
    await page.getByLabel("Phone").fill("(515) 555-0134");
    const phone = page.getByLabel("Phone");
    await phone.evaluate((field) => field.scrollIntoView({ block: "center" }));
  },
  "editor-photo": async (page) => {
    const card = await openFirstProgram(page);
    const alt = card.getByLabel("What the picture shows");
    await alt.fill("Photo of two people at work outdoors");
    await card.getByRole("button", { name: "Fix" }).scrollIntoViewIfNeeded();
  },
  "editor-event": async (page) => {
    await open(page, "Events");
    await page.getByRole("button", { name: "Add events" }).click();
    const form = page.getByRole("main");
    await form.getByLabel("Title").fill("Seed Day");
    await form.getByLabel("Start", { exact: true }).fill("2099-05-02");
    await form.getByLabel("Start: time").fill("09:00");
  },
  "editor-page": async (page) => {
    await page.getByLabel("Title of a new page").fill("Bird Walks");
    await page.getByRole("button", { name: "Add a page" }).click();
    const about = "Walks with the birds of the county, in every week of May.";
    await page.getByLabel("For search results").fill(about);
    await page.getByRole("textbox", { name: "Text of the page" }).focus();
    await page.keyboard.type("We walk at dawn, and count what sings.");
    await page.getByRole("button", { name: "Photo", exact: true }).click();
    const photo = page.getByRole("group", { name: "Photo" });
    const picture = photo.getByLabel("Picture", { exact: true });
    await picture.selectOption({ index: 1 });
    const alt = photo.getByLabel("What the picture shows");
    await alt.fill("Somebody at work outdoors");
    const text = page.getByRole("heading", { name: "Text of the page" });
    await text.evaluate((heading) => heading.scrollIntoView());
  },
};
