import { defineConfig, type Project } from "@playwright/test";
import { builtFolder } from "./__tests__/browser/support/sample";
import { browserArguments } from "./scripts/browser/find-chromium";

// A free one, chosen by scripts/browser-tests.ts for all of Playwright's processes.
const port = process.env["SAMPLE_PORT"] ?? "9100";
const address = `http://localhost:${port}`;
const wide = { width: 1280, height: 800 };
const narrow = { viewport: { width: 390, height: 844 }, hasTouch: true };
const phone = { ...narrow, isMobile: true };

/** Tests that need a narrow window or touch: the collapsed menu, swipes. */
const phoneOnly = /@phone/;

/** Tests of what is the same on a phone, and without a script. */
const wideOnly = /@wide/;

/** Journeys that are not the same on a phone without a script. */
const phoneJourneys = "**/journeys/{menu,pages}.spec.ts";

/**
 * Firefox, or WebKit (Safari's engine): the journeys, and the script's tests
 * that don't depend on Chromium. They run on GitHub only: `npm test` does not
 * download these browsers.
 */
function otherEngine(browserName: "firefox" | "webkit"): Project[] {
  // Replaces Chromium's launch options.
  const engine = { browserName, launchOptions: {} };
  return [
    {
      name: browserName,
      testMatch: [
        "**/journeys/**",
        "**/with-script/{parallax,section-handover,toast*}.spec.ts",
      ],
      testIgnore: "**/menu.spec.ts",
      grepInvert: phoneOnly,
      use: { ...engine, viewport: wide },
    },
    {
      name: `${browserName}-narrow`,
      testMatch: "**/menu.spec.ts",
      use: { ...engine, ...narrow },
    },
    {
      name: `${browserName}-no-script`,
      testMatch: phoneJourneys,
      grepInvert: wideOnly,
      use: { ...engine, ...narrow, javaScriptEnabled: false },
    },
  ];
}

/**
 * The folders of `__tests__/browser`:
 * - `journeys` work the same for every visitor.
 * - `with-script` needs JavaScript.
 * - `once` sets its own viewport, or needs none.
 * - `develop` tests the preview.
 *
 * Journeys run wide with script, and some narrow without; the menu, which depends
 * on both, also narrow with script.
 */
export default defineConfig({
  testDir: "__tests__/browser",
  outputDir: "test-results/browser",
  reporter: [["list"], ["json", { outputFile: "test-results/browser.json" }]],
  forbidOnly: true,
  fullyParallel: true,
  // By default, Playwright leaves half of the CPUs idle.
  workers: "100%",
  // Both for busy machines. No test waits for something that disappears again.
  timeout: 60_000,
  expect: { timeout: 10_000 },
  // The same for every browser and window.
  snapshotPathTemplate: "{testDir}/snapshots/{arg}{ext}",
  webServer: {
    command: `npx tsx scripts/serve.ts --dir ${builtFolder} --port ${port}`,
    url: address,
  },
  use: {
    baseURL: address,
    // Otherwise, a click on what isn't there would wait for the whole test.
    actionTimeout: 5_000,
    // Tests of motion turn it on; elsewhere, smooth scrolling only takes time.
    contextOptions: { reducedMotion: "reduce" },
    launchOptions: {
      executablePath: process.env["CHROMIUM_PATH"] ?? "",
      args: browserArguments,
    },
  },
  projects: [
    // First, because it takes longest.
    { name: "develop", testMatch: "**/develop/**", use: { viewport: wide } },
    {
      name: "wide",
      testIgnore: ["**/develop/**", "**/menu.spec.ts"],
      grepInvert: phoneOnly,
      use: { viewport: wide },
    },
    {
      name: "narrow",
      testMatch: [
        "**/menu.spec.ts",
        "**/with-script/{keyboard,toast-swipe}.spec.ts",
      ],
      grepInvert: wideOnly,
      use: phone,
    },
    {
      name: "narrow-no-script",
      testMatch: phoneJourneys,
      grepInvert: wideOnly,
      use: { ...phone, javaScriptEnabled: false },
    },
    ...otherEngine("firefox"),
    ...otherEngine("webkit"),
  ],
});
