import { expect, type Locator } from "@playwright/test";

/**
 * Compares what a screen reader gets of an element with what is stored in
 * `snapshots/`, letter by letter. After a change that is meant, store it anew:
 *
 *     npm run snapshots
 */
export async function expectAnnounced(element: Locator, name: string) {
  expect(await element.ariaSnapshot()).toMatchSnapshot(`${name}.yml`);
}
