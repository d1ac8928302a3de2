import { type Page, expect } from "@playwright/test";
import type { FakeGitHub } from "./fake-github";

export async function openEditor(page: Page, gitHub: FakeGitHub) {
  await gitHub.answerFor(page);
  await page.goto("/edit/");
  await expect(page.getByRole("button", { name: "Undo" })).toBeVisible();
}

export async function save(page: Page, token: string) {
  await page.getByRole("button", { name: "Save", exact: true }).click();
  await page.getByLabel("Your token").fill(token);
  await page.getByRole("button", { name: "Save to GitHub" }).click();
}

export const saved = (page: Page) =>
  page.getByRole("link", { name: "See the change" });

export const isBranch = (name: string) => name !== "main";
