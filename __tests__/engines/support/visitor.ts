import { appendFile, cp, mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { z } from "zod";
import { serveSite } from "../../../scripts/serve/static-server";
import type { Driver } from "./driver";
import { eventually } from "../../setup/eventually";
import { hasFonts, isInView, named, standsAt } from "./in-page";
import { launchChromium, launchFirefox } from "./puppeteer-driver";
import { launchWebKit } from "./webkit-driver";

const launchers = {
  chromium: launchChromium,
  firefox: launchFirefox,
  webkit: launchWebKit,
};

/** What `npm run test:engines` says of the engine, as JSON in `ENGINE`. */
const engineSchema = z.object({
  name: z.enum(["chromium", "firefox", "webkit"]),
  program: z.string(),
  args: z.array(z.string()),
});

export const wide = { width: 1280, height: 800 };
export const narrow = { width: 390, height: 844 };

interface VisitOptions {
  readonly window?: typeof wide;
  /** Whether the visitor asks for less motion. */
  readonly lessMotion?: boolean;
  /** Whether pages may run script. */
  readonly script?: boolean;
}

/**
 * Turns script off in every engine alike: WebDriver knows no such setting. The
 * page is treated as one in a sandboxed frame that may do all but run script.
 */
const withoutScript = `
/*
  Content-Security-Policy: sandbox allow-same-origin allow-popups allow-top-navigation
`;

/** A copy of the built site, to be served with that header too. */
async function siteWithoutScript() {
  const folder = await mkdtemp(path.join(tmpdir(), "engine-"));
  await cp("public", folder, { recursive: true });
  await appendFile(path.join(folder, "_headers"), withoutScript);
  return folder;
}

/** Somebody in front of a browser, with the built site at an address. */
export class Visitor {
  constructor(
    readonly driver: Driver,
    readonly origin: string,
  ) {}

  open(address: string) {
    return this.driver.goTo(this.origin + address);
  }

  /**
   * As in a tab that has had the fonts. On its first page they come late, and
   * WebKit doesn't hold a scroll position when a line above breaks anew.
   */
  async getsFonts() {
    await this.open("/");
    await eventually(async () => {
      const came = await this.driver.evaluate(hasFonts);
      if (came !== true) throw new Error("The fonts have not come");
    });
  }

  /** Presses the link or button of this name in a landmark. */
  press(landmark: string, role: "link" | "button", name: string) {
    return this.driver.click(named, landmark, role, name);
  }

  /** Opens the menu first where it is collapsed. */
  async choose(item: string) {
    if ((await this.driver.evaluate(isInView, "header button")) === true) {
      await this.press("header", "button", "Menu");
      await this.sees("header nav");
    }
    await this.press("header nav", "link", item);
  }

  async sees(selector: string, isSeen = true) {
    await eventually(async () => {
      const seen = await this.driver.evaluate(isInView, selector);
      if (seen !== isSeen)
        throw new Error(`${selector}: in view is ${String(seen)}`);
    });
  }

  /** Waits for an address, without its origin. */
  async comesTo(address: string) {
    await eventually(async () => {
      const [current] = await this.driver.addresses();
      expect(current).toBe(this.origin + address);
    });
  }

  async arrivesAt(section: string) {
    await eventually(async () => {
      const stands = await this.driver.evaluate(standsAt, section);
      if (stands !== true) throw new Error(`Does not stand at #${section}`);
    });
  }
}

/**
 * A browser for the tests of one file, in the engine that `npm run
 * test:engines` names, with the site served to it.
 */
export function visit({
  window = wide,
  lessMotion = false,
  script = true,
}: VisitOptions = {}) {
  let visitor: Visitor;
  let close: (() => Promise<void>) | undefined;

  beforeAll(async () => {
    const { name, ...engine } = engineSchema.parse(
      JSON.parse(process.env["ENGINE"] ?? "null"),
    );
    const folder = script ? path.resolve("public") : await siteWithoutScript();
    const site = await serveSite(folder, 0);
    const driver = await launchers[name]({ ...engine, lessMotion });
    close = async () => {
      await driver.quit();
      site.close();
      if (!script) await rm(folder, { recursive: true });
    };
    await driver.resize(window.width, window.height);
    visitor = new Visitor(driver, site.origin);
    if (script) await visitor.getsFonts();
  });
  afterAll(() => close?.());

  return () => visitor;
}
