import { expect, type Response, test as base } from "@playwright/test";
import { unknownAddress } from "./pages";

/** Errors of requests canceled by navigation, in Chromium, Firefox, and WebKit. */
const abandoned = /^(?:net::ERR_ABORTED|NS_BINDING_ABORTED)$|cancelled/;

interface Fixtures {
  /**
   * Fails the test if there are errors that visitors would not report: console
   * errors, such as violations of the policy, exceptions, failed requests, HTTP
   * errors, and requests to other hosts. `excuse` ignores everything about
   * exactly this URL.
   */
  readonly faults: { readonly excuse: (address: string) => void };
  /** Makes the requests for matching addresses fail, which is then no fault. */
  readonly fail: (address: RegExp) => Promise<unknown>;
  /** Navigates to a path and returns the response. */
  readonly visit: (path: string) => Promise<Response | null>;
}

export const test = base.extend<Fixtures>({
  faults: [
    async ({ context, baseURL }, use) => {
      const found: { address: string; what: string }[] = [];
      // The browser logs the 404 of the unknown path as an error.
      const excused = new Set([`${baseURL}${unknownAddress}`]);
      const add = (address: string, what: string) => {
        found.push({ address, what: `${what} (${address})` });
      };
      context.on("console", (message) => {
        if (message.type() !== "error") return;
        add(message.location().url, `console: ${message.text()}`);
      });
      context.on("weberror", (error) => {
        add(error.page()?.url() ?? "", `thrown: ${error.error().message}`);
      });
      context.on("request", (request) => {
        const { protocol, origin } = new URL(request.url());
        const isRemote = protocol.startsWith("http") && origin !== baseURL;
        if (isRemote) add(request.url(), "request to another host");
      });
      context.on("requestfailed", (request) => {
        const reason = request.failure()?.errorText ?? "unknown";
        if (!abandoned.test(reason)) add(request.url(), `failed: ${reason}`);
      });
      context.on("response", (response) => {
        if (response.status() < 400) return;
        add(response.url(), `answered ${response.status()}`);
      });
      await use({ excuse: (address) => excused.add(address) });
      const lines = found
        .filter(({ address }) => !excused.has(address))
        .map(({ what }) => what);
      expect(lines, "errors and strange requests").toEqual([]);
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
  visit: async ({ page }, use) => {
    // As if the tab had loaded the fonts before, so that they are applied
    // immediately and don't change the page during a test.
    await page.addInitScript(() => {
      sessionStorage.fonts = true;
    });
    await use((path) => page.goto(path));
  },
});

export { expect };
