import type { BrowserContext } from "@playwright/test";

/** Errors of requests canceled by navigation, in Chromium, Firefox, and WebKit. */
const abandoned = /^(?:net::ERR_ABORTED|NS_BINDING_ABORTED)$|cancelled/;

/**
 * Collects errors that visitors would not report: console errors, such as
 * violations of the policy, exceptions, failed requests, HTTP errors, and
 * requests to other hosts.
 *
 * @param origin the site's origin, such as `http://localhost:9000`
 */
export function collectFaults(context: BrowserContext, origin: string) {
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
