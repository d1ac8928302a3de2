import { expect, type Page } from "@playwright/test";
import { picturesDrawn } from "../../../scripts/browser/pictures-drawn";
import { unseen } from "./seen";

/**
 * Waits for every picture, wherever it is on the page. blocked-scripts.spec.ts
 * tests that they load as visitors scroll.
 */
export async function expectPicturesLoaded(page: Page) {
  await picturesDrawn(page);
  expect(await unseen(page.locator("img"))).toEqual([]);
}
