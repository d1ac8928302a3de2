import { type Page, expect } from "@playwright/test";
import { test } from "../../support/editor";

/** The text that is seen where the cursor is, and not behind anything. */
const textAtCursor = (page: Page) =>
  page.evaluate(() => {
    const range = getSelection()?.getRangeAt(0).getBoundingClientRect();
    const { x = 0, y = 0, height = 0 } = range ?? {};
    return document.elementFromPoint(x - 1, y + height / 2)?.textContent;
  });

test("saves only once all mistakes are fixed", async ({ page, editor }) => {
  await editor.open("Programs");
  const card = await editor.unfold("Story Time");
  const alt = card.getByLabel("What the picture shows");
  await alt.fill("Photo of a table between two shelves");
  await expect(editor.problems).toContainText("1 problem");
  await expect(alt).toHaveAttribute("aria-invalid", "true");
  const saveButton = editor.button("Save");
  await expect(saveButton).toHaveAccessibleDescription("1 problem, 1 warning");
  // It says why nothing can be saved.
  await saveButton.click();
  await expect(editor.alert).toHaveText(/Fix the problems first/);
  await expect(editor.button("Save to the files")).toBeDisabled();
  const place = "Programs › Story Time › What the picture shows";
  const inDialog = editor.dialog.getByRole("button");
  await inDialog.filter({ hasText: place }).click();
  await expect(alt).toBeFocused();

  const problem = editor.problem(place);
  await test.step("a check that ends during a press doesn't lose it", async () => {
    await problem.hover();
    await page.mouse.down();
    await alt.fill("Image of a table between two shelves");
    await expect(problem).toContainText("Image of");
    await alt.blur();
    await page.mouse.up();
    await expect(alt).toBeFocused();
  });

  await editor.openFile("Name, address, EIN");
  await problem.click();
  await expect(alt).toBeFocused();
  await card.getByRole("button", { name: "Fix" }).click();
  await expect(alt).toHaveValue("A table between two shelves");
  await expect(page.getByText("No changes")).toBeVisible();

  await test.step("a warning about a change is seen before it is saved", async () => {
    await editor.openFile("Name, address, EIN");
    const gifts = page.getByLabel("Where donors give");
    const address = "https://www.paypal.com/paypalme/library";
    await gifts.fill(address);
    await editor.button("Save").click();
    const warning = "where all gifts would go from now on";
    await expect(editor.dialog).toContainText(warning);
    const link = editor.dialog.getByRole("link", {
      name: address,
      exact: true,
    });
    await expect(link).toHaveAttribute("href", address);
    await editor.button("Keep editing").click();
  });

  await test.step("a mistake in the text of a page is found there, too", async () => {
    await editor.openFile("About Us");
    await editor.append("\n🐦 [Our trails](/trials)\n");
    await expect(editor.problems).toContainText("1 problem");
    await editor.openFile("Programs");
    await editor.problem("trials").click();
    const text = editor.pageText;
    await expect(text).toBeFocused();
    await expect(text).toHaveAccessibleDescription(/^Found: .*trials/);
    await expect(text).toHaveAttribute("aria-invalid", "true");
    await page.keyboard.type("See ");
    await expect(text.getByText("🐦 See [Our trails](/trials)")).toBeVisible();
    await expect.poll(() => textAtCursor(page)).toContain("See");
  });

  await test.step("a warning isn't a mistake", async () => {
    const warning = "Worth a look: Events › Winter Reading › Start";
    await editor.problem(warning).click();
    const event = editor.group(/^Winter Reading/);
    const start = event.getByLabel("Start", { exact: true });
    await expect(start).toBeFocused();
    await expect(start).toHaveAccessibleDescription(/Worth a look.*What to do/);
    await expect(start).toHaveAttribute("aria-invalid", "false");
  });
});

test("leaves room to work when zoomed in", async ({ page, editor }) => {
  await editor.open();
  const email = page.getByLabel("Email", { exact: true });
  await email.fill("office");
  const problem = editor.problem("Email");
  await expect(problem).toBeVisible();
  // Like 1280 x 1024 pixels at 400 %.
  await page.setViewportSize({ width: 320, height: 256 });

  await test.step("problems take one line until they are opened", async () => {
    await expect(problem).toBeHidden();
    const fold = editor.problems.locator("summary");
    await expect(fold).toHaveAccessibleName("1 problem, 1 warning");
    await fold.click();
    await problem.click();
    await expect(email).toBeFocused();
    await expect(problem).toBeHidden();
  });

  await test.step("the bar scrolls away", async () => {
    await expect(page.getByRole("banner")).not.toBeInViewport();
  });

  await test.step("a button that moves an entry stays where it is", async () => {
    await page.setViewportSize({ width: 800, height: 360 });
    await editor.button("List").click();
    await editor.openFile("Programs");
    const down = editor.button("Move Story Time down");
    await down.scrollIntoViewIfNeeded();
    const before = await down.boundingBox();
    await down.click();
    const after = await down.boundingBox();
    expect(after?.y).toBeCloseTo(before?.y ?? NaN, 0);
    await page.setViewportSize({ width: 320, height: 256 });
  });

  await test.step("the page is as high as the window", async () => {
    await editor.button("Page").click();
    await page.getByTitle("Preview").scrollIntoViewIfNeeded();
    const size = await page.getByTitle("Preview").boundingBox();
    expect(size?.height).toBeGreaterThan(200);
  });

  await test.step("before the buttons of the dialog is what changes", async () => {
    await editor.button("Save").click();
    await expect(editor.alert).toBeInViewport();
    const keepEditing = editor.button("Keep editing");
    await expect(keepEditing).not.toBeInViewport();
    await keepEditing.click();
    await expect(editor.dialog).toBeHidden();
  });
});

test("says that a check failed, and checks again", async ({ page, editor }) => {
  await page.addInitScript(() => {
    const { Worker } = globalThis;
    class FailsAtFirst {
      onerror = (event: { message: string }) => event;
      constructor() {
        Reflect.set(globalThis, "Worker", Worker);
      }
      postMessage() {
        setTimeout(() => this.onerror({ message: "no such thing" }));
      }
      terminate() {
        Reflect.set(this, "onerror", undefined);
      }
    }
    Reflect.set(globalThis, "Worker", FailsAtFirst);
  });
  await editor.open();
  const bug = "a bug in the editor: no such thing";
  await expect(editor.problems).toContainText(bug);
  await page.getByLabel("Email", { exact: true }).fill("office");
  await expect(editor.problems).toContainText("Email: office");
  await expect(editor.problems).not.toContainText(bug);
});
