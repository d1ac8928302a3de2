import {
  type BrowserContext,
  expect,
  type Response,
  test as base,
} from "@playwright/test";
import { unknownAddress } from "./pages";

/** Errors of requests canceled by navigation, in Chromium, Firefox, and WebKit. */
const abandoned = /^(?:net::ERR_ABORTED|NS_BINDING_ABORTED)$|cancelled/;

/**
 * Collects errors that visitors would not report: console errors, such as
 * violations of the policy, exceptions, failed requests, HTTP errors, and
 * requests to other hosts.
 *
 * @param origin the site's origin, such as `http://localhost:9000`
 */
function collectFaults(context: BrowserContext, origin: string) {
  const found: { address: string; what: string }[] = [];
  const excused = new Set<string>();
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
    const { protocol, origin: asked } = new URL(request.url());
    const isRemote = protocol.startsWith("http") && asked !== origin;
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
  return {
    /** Ignores everything about exactly this URL. */
    excuse: (address: string) => void excused.add(address),
    /** One line for each fault that is not excused. */
    lines: () =>
      found
        .filter(({ address }) => !excused.has(address))
        .map(({ what }) => what),
  };
}

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
