import { type Locator, type Page, expect } from "@playwright/test";
import { axeFindings } from "../../support/axe";
import { test } from "../../support/editor";

/** Moves with Tab, or another key, until an element has the focus. */
async function moveTo(page: Page, target: Locator, key = "Tab") {
  await expect(async () => {
    await page.keyboard.press(key);
    await expect(target).toBeFocused({ timeout: 1 });
  }).toPass({ intervals: [0] });
}

test("can be used with the keyboard alone", async ({ page, editor }) => {
  await editor.open();
  await expect(editor.heading("Name, address, EIN")).toBeFocused();
  await moveTo(page, editor.button("Impact figures"), "Shift+Tab");
  await moveTo(page, editor.button("Programs"), "Shift+Tab");
  await page.keyboard.press("Enter");
  await expect(editor.heading("Programs")).toBeFocused();
  await moveTo(page, editor.button("Story Time"));
  await page.keyboard.press("Enter");
  const card = editor.group("Story Time");
  const alt = card.getByLabel("What the picture shows");
  await moveTo(page, alt);
  await page.keyboard.press("ControlOrMeta+Home");
  await page.keyboard.type("Photo of ");
  const fix = card.getByRole("button", { name: "Fix" });
  await expect(fix).toBeVisible();
  await page.keyboard.press("ControlOrMeta+End");
  await page.keyboard.type(" in May");
  await fix.focus();
  // It keeps the focus while the check catches up with what was typed.
  await expect(fix).toHaveAccessibleName(/in May/);
  await expect(fix).toBeFocused();
  await page.keyboard.press("Shift+Tab");
  await moveTo(page, fix);
  await page.keyboard.press("Enter");
  await expect(alt).toBeFocused();
  await expect(alt).toHaveValue("A table between two shelves in May");
  await moveTo(page, editor.button("Save"), "Shift+Tab");
  await page.keyboard.press("Enter");
  await moveTo(page, editor.button("Save to the files"));
  await page.keyboard.press("Enter");
  await expect(page.getByText("No changes")).toBeVisible();
  expect(await editor.textOf("programs.yml")).toContain(
    "alt: A table between two shelves in May\n",
  );
});

test("is accessible, and fits every window", async ({ page, editor }) => {
  await editor.open();
  await page.getByLabel("Name", { exact: true }).fill("");
  await page.getByLabel("Email", { exact: true }).fill("office");
  await expect(editor.problems).toContainText("1 problem, 1 to fill in");
  for (const width of [1440, 768, 320]) {
    await page.setViewportSize({ width, height: 800 });
    expect(await axeFindings(page), `at ${width} px`).toEqual([]);
    const tooWide = await page.evaluate(
      () => document.documentElement.scrollWidth - innerWidth,
    );
    expect(tooWide, `at ${width} px`).toBeLessThanOrEqual(0);
  }
});

test("announces problems only after a pause", async ({ page, editor }) => {
  await page.clock.install({ time: "2026-05-01T09:00:00" });
  await editor.open("Name, address, EIN");
  const count = editor.problems.getByText(/problem/);
  await page.clock.pauseAt("2026-05-01T10:00:00");
  const phone = page.getByLabel("Phone");
  await phone.fill("");
  for (const key of "555") {
    await phone.press(key);
    await expect(count).toContainText("1 problem");
    await page.clock.runFor(900);
    await expect(count).toHaveAttribute("aria-busy", "true");
  }
  await page.clock.runFor(1000);
  await expect(count).toHaveAttribute("aria-busy", "false");
});

test("tells screen readers of a page's language and blocks", async ({
  page,
  editor,
}) => {
  await editor.open("Hágase voluntario");
  await test.step("the words are marked with the language", async () => {
    const form = page.getByRole("main");
    const languageIs = async (code: string) => {
      for (const words of [
        form.getByLabel("Title", { exact: true }),
        form.getByLabel("For search results"),
        editor.pageText,
      ]) {
        await expect(words.and(page.locator(`:lang(${code})`))).toBeVisible();
      }
    };
    await languageIs("es");
    await editor.pageText.press("ControlOrMeta+f");
    const find = form.getByRole("textbox", { name: "Find" });
    await expect(find.and(page.locator(":lang(en)"))).toBeFocused();
    await find.press("Escape");
    await form.getByLabel("Language").selectOption("English");
    await languageIs("en");
  });

  await test.step("once, that the block at the cursor has a form", async () => {
    await editor.append("\n");
    await editor.button("Photo").click();
    const said = await page.evaluateHandle(() => {
      const words: string[] = [];
      new MutationObserver((changes) => {
        const nodes = changes.flatMap(({ addedNodes }) => [...addedNodes]);
        for (const node of nodes) {
          const said = node instanceof Text ? node.data : "";
          if (said.includes("the form below")) words.push(said);
        }
      }).observe(document.body, { childList: true, subtree: true });
      return words;
    });
    const words = "Photo: change it in the form below the text";
    const form = editor.group("Photo");
    for (const times of [1, 2]) {
      await editor.pageText.press("ControlOrMeta+Home");
      await expect(form).toBeHidden();
      await editor.pageText.getByText("Photo", { exact: true }).click();
      await form.getByLabel("Caption").fill(`${times}`);
      await editor.pageText.press("ArrowLeft");
      await editor.pageText.press("ArrowRight");
      expect(await said.jsonValue()).toEqual(Array(times).fill(words));
    }
  });
});
