import type { BrowserContext } from "@playwright/test";

declare global {
  interface Window {
    tellOfViolation: (address: string, refused: string) => Promise<void>;
  }
}

interface Fault {
  readonly address: string;
  readonly what: string;
}

/** A request given up because the page changed: Chromium, Firefox, WebKit. */
const abandoned = /^(?:net::ERR_ABORTED|NS_BINDING_ABORTED)$|cancelled/;

/**
 * Collects what a visitor would never report but the site must not do: errors
 * in the console or thrown, what its policy refuses, requests that fail or are
 * answered with an error, and requests to any other host.
 *
 * @param origin the site's own, such as `http://localhost:9000`
 */
export class Faults {
  readonly #found: Fault[] = [];
  readonly #excused = new Set<string>();

  constructor(context: BrowserContext, origin: string) {
    const add = this.#add.bind(this);
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
  }

  #add(address: string, what: string) {
    this.#found.push({ address, what: `${what} (${address})` });
  }

  /**
   * Collects what the policy refuses as well, on every page from now on. The
   * console tells of it too, but not of what, and not in every browser.
   */
  async watchPolicy(context: BrowserContext) {
    await context.exposeFunction(
      "tellOfViolation",
      (address: string, refused: string) => {
        this.#add(address, `refused by the policy: ${refused}`);
      },
    );
    await context.addInitScript(() => {
      addEventListener("securitypolicyviolation", (violation) => {
        const { documentURI, effectiveDirective, blockedURI } = violation;
        const refused = `${effectiveDirective} ${blockedURI}`;
        void window.tellOfViolation(documentURI, refused);
      });
    });
  }

  /** Lets through whatever concerns exactly these addresses. */
  excuse(...addresses: string[]) {
    for (const address of addresses) this.#excused.add(address);
  }

  /** One line for each fault that was not excused. */
  lines(): string[] {
    return this.#found
      .filter(({ address }) => !this.#excused.has(address))
      .map(({ what }) => what);
  }
}
