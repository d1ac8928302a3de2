import { expect, type Response, test as base } from "@playwright/test";
import { Faults } from "./faults";
import { unknownAddress } from "./pages";

interface Fixtures {
  /** Watches every page of the test, and fails the test when it ends. */
  readonly faults: Faults;
  /** The full address of a path on the server under test. */
  readonly addressOf: (path: string) => string;
  /** Goes to a path and gives the server's answer. */
  readonly visit: (path: string) => Promise<Response | null>;
}

export const test = base.extend<Fixtures>({
  addressOf: async ({ baseURL }, use) => {
    await use((path) => new URL(path, baseURL).href);
  },
  faults: [
    async ({ context, addressOf }, use) => {
      const faults = new Faults(context, new URL(addressOf("/")).origin);
      await faults.watchPolicy(context);
      await use(faults);
      expect(faults.lines(), "errors and strange requests").toEqual([]);
    },
    { auto: true },
  ],
  visit: async ({ page, faults, addressOf }, use) => {
    // The browser logs the 404 of an unknown address: this one and no other.
    faults.excuse(addressOf(unknownAddress));
    // As in a tab that has had the fonts: they come with the page, and what a
    // test looks at has its last form when the page has loaded.
    await page.addInitScript(() => {
      sessionStorage.fonts = true;
    });
    await use((path) => page.goto(path));
  },
});

export { expect };
