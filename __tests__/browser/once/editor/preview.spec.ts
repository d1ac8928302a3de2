import { expect } from "@playwright/test";
import { test } from "../../support/editor";

test("shows the page, and the part being edited", async ({ page, editor }) => {
  const outlined = editor.preview.locator("[data-edited]");
  await editor.open();
  // The file that opens first holds what this part of the home page shows.
  const contact = editor.preview.getByRole("heading", { name: "Get In Touch" });
  await expect(contact).toBeInViewport();
  await editor.openFile("Programs");
  const card = await editor.unfold("Homework Help");
  await card.getByLabel("What the picture shows").focus();
  await expect(outlined).toContainText(/^Homework Help\s*We do fractions\.$/);
  await expect(outlined).toBeInViewport();

  await test.step("a click on a text leads to its field", async () => {
    await editor.preview.getByText("We do fractions.").click();
    await expect(card.getByLabel("Description")).toBeFocused();
    await editor.preview.getByText("Neighbors since the start.").click();
    const lead = editor.group("About").getByLabel("Words under the heading");
    await expect(lead).toBeFocused();
    await editor.preview.getByText("(575) 555-0134").first().click();
    await expect(page.getByLabel("Phone")).toBeFocused();
    await expect(outlined).toHaveText("(575) 555-0134 ext. 2");
    const address = editor.preview.locator("address").first();
    for (const [words, label] of [
      ["Río Verde", "City"],
      ["88000", "ZIP code"],
      ["7 Calle", "Street"],
    ] as const) {
      await editor.openFile("Words and pictures");
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
    await editor.openFile("Privacy Policy");
    const links = editor.preview.getByRole("navigation").getByRole("link");
    // Another site's page isn't shown; its words have a field.
    await links.last().press("Enter");
    const entry = editor.button("Photos by Our Neighbors");
    await expect(entry).toHaveAttribute("aria-expanded", "true");
    await editor.openFile("Words and pictures");
  });

  await test.step("of two events with the same title, to the right one", async () => {
    await editor.openFile("Events");
    const second = await editor.unfold("Book Sale, August 8, 2099");
    await second.getByLabel("Title").focus();
    await expect(outlined).toContainText("We sell the thick ones");
    await second.getByLabel("Start", { exact: true }).focus();
    await expect(outlined).toContainText("We sell the thick ones");
    const canceled = await editor.unfold("Story Walk, May 9, 2099");
    await editor.preview.getByText("Book Sale").last().click();
    await expect(second.getByLabel("Title")).toBeFocused();
    await editor.preview.getByText("11:30 AM").click();
    const first = editor.group("Book Sale, May 2, 2099");
    await expect(first.getByLabel("End (optional)")).toBeFocused();
    await editor.preview.getByText("Story Walk").click();
    await expect(canceled.getByLabel("Title")).toBeFocused();
    await editor.preview.getByText("Canceled:").click();
    await expect(canceled.getByLabel("Start", { exact: true })).toBeFocused();
    await editor.openFile("Words and pictures");
  });

  await test.step("it stays as it was before a mistake", async () => {
    const heading = editor.group("Top of the page").getByLabel("Heading");
    await heading.fill("Stories, for keeps");
    const shown = editor.preview.getByRole("heading", { level: 1 });
    await expect(shown).toHaveText("Stories, for keeps");
    await heading.fill("");
    const note = page.getByText("This is an earlier version of the page");
    await expect(note).toBeVisible();
    // The list of problems is announced already.
    await expect(page.getByRole("status").filter({ has: note })).toHaveCount(0);
    await expect(shown).toHaveText("Stories, for keeps");
    await editor.button("Undo").click();
  });

  await editor.openFile("About Us");
  await editor.append("\nWe meet in May.");
  await expect(outlined).toHaveText("We meet in May.");
});

test("shows the edited part on a phone, too", async ({ page, editor }) => {
  await page.setViewportSize({ width: 390, height: 800 });
  await editor.open();
  await editor.button("List").click();
  await editor.openFile("Programs");
  const card = await editor.unfold("Homework Help");
  await card.getByLabel("Description").fill("We do fractions, too.");
  await editor.button("Page").click();
  const words = editor.preview.getByText("We do fractions, too.");
  await expect(words).toBeInViewport();
  await test.step("Back goes from pane to pane", async () => {
    const description = card.getByLabel("Description");
    await words.click();
    await expect(description).toBeFocused();
    await page.goBack();
    await expect(words).toBeInViewport();
    await page.goBack();
    await expect(description).toBeVisible();
    await page.goBack();
    const list = page.getByRole("navigation", { name: "What to edit" });
    await expect(list).toBeVisible();
    await editor.openFile("Programs");
    await editor.button("Page").click();
  });

  await editor.preview.getByRole("button", { name: "Menu" }).click();
  const link = editor.preview.getByRole("link", { name: "About" }).first();
  await expect(link).toBeInViewport();
});
