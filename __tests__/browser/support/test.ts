import { expect, type Response, test as base } from "@playwright/test";
import { collectFaults } from "./faults";
import { unknownAddress } from "./pages";

interface Fixtures {
  /** Collects faults on all pages of the test, and fails it if there are any. */
  readonly faults: ReturnType<typeof collectFaults>;
  /** The absolute URL of a path on the server under test. */
  readonly addressOf: (path: string) => string;
  /** Makes the requests for matching addresses fail, which is then no fault. */
  readonly fail: (address: RegExp) => Promise<unknown>;
  /** Navigates to a path and returns the response. */
  readonly visit: (path: string) => Promise<Response | null>;
}

export const test = base.extend<Fixtures>({
  addressOf: async ({ baseURL }, use) => {
    await use((path) => new URL(path, baseURL).href);
  },
  faults: [
    async ({ context, addressOf }, use) => {
      const { origin } = new URL(addressOf("/"));
      const faults = collectFaults(context, origin);
      await use(faults);
      expect(faults.lines(), "errors and strange requests").toEqual([]);
    },
    { auto: true },
  ],
  fail: async ({ page, faults }, use) => {
    await use((address) =>
      page.route(address, async (route) => {
        faults.excuse(route.request().url());
        await route.abort("failed");
      }),
    );
  },
  visit: async ({ page, faults, addressOf }, use) => {
    // The browser logs the 404 of the unknown path as an error.
    faults.excuse(addressOf(unknownAddress));
    // As if the tab had loaded the fonts before, so that they are applied
    // immediately and don't change the page during a test.
    await page.addInitScript(() => {
      sessionStorage.fonts = true;
    });
    await use((path) => page.goto(path));
  },
});

export { expect };
