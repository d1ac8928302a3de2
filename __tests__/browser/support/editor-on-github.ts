import { type Page, expect } from "@playwright/test";
import { button } from "./editor";
import type { FakeGitHub } from "./fake-github";

export async function openEditor(page: Page, gitHub: FakeGitHub) {
  await gitHub.answerFor(page);
  await page.goto("/edit/");
  await expect(button(page, "Undo")).toBeVisible();
}

export async function save(page: Page, token: string) {
  await button(page, "Save").click();
  await page.getByLabel("Your token").fill(token);
  await button(page, "Save to GitHub").click();
}

export const saved = (page: Page) =>
  page.getByRole("link", { name: "See the change" });
