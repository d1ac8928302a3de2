import { defineConfig, type Project } from "@playwright/test";
import { builtFolder } from "./__tests__/browser/support/sample";
import { browserArguments } from "./scripts/browser-arguments";

// Not where `npm start` serves: its build may be another.
const port = 9100;
const address = `http://localhost:${port}`;
const wide = { width: 1280, height: 800 };
const narrow = { viewport: { width: 390, height: 844 }, hasTouch: true };
const phone = { ...narrow, isMobile: true };

/** Tests of what a wide window has not: the collapsed menu, touch. */
const phoneOnly = /@phone/;

/**
 * Firefox, or WebKit, the engine of Safari: the journeys, and what the script
 * does, as far as those tests need nothing that only Chromium has. `npm test`
 * leaves these to GitHub: `npx playwright install` must fetch the browser.
 */
function otherEngine(browserName: "firefox" | "webkit"): Project[] {
  // In place of what Chromium is started with.
  const engine = { browserName, launchOptions: {} };
  return [
    {
      name: browserName,
      testMatch: [
        "**/journeys/**",
        "**/with-script/{parallax,section-handover,toast*}.spec.ts",
      ],
      grepInvert: phoneOnly,
      use: { ...engine, viewport: wide },
    },
    {
      name: `${browserName}-narrow`,
      testMatch: ["**/journeys/**", "**/menu.spec.ts"],
      use: { ...engine, ...narrow },
    },
    {
      name: `${browserName}-no-script`,
      testMatch: "**/journeys/**",
      use: { ...engine, ...narrow, javaScriptEnabled: false },
    },
  ];
}

/**
 * The folders of `__tests__/browser`: `journeys` are the same for every visitor.
 * `with-script` is for visitors whose script runs. `once` sets its own window or
 * needs none. `develop` is about the preview.
 *
 * All journeys run for the two visitors who are least alike: wide with script,
 * narrow without. Navigation, where the width and the script meet, runs for all
 * four.
 */
export default defineConfig({
  testDir: "__tests__/browser",
  outputDir: "test-results/browser",
  reporter: [["list"], ["json", { outputFile: "test-results/browser.json" }]],
  forbidOnly: true,
  fullyParallel: true,
  // By itself Playwright leaves half of the processors idle.
  workers: "100%",
  retries: 0,
  // A busy machine may take its time; nothing is tested that goes away.
  expect: { timeout: 10_000 },
  webServer: {
    command: `npx tsx scripts/serve.ts --dir ${builtFolder} --port ${port}`,
    url: address,
  },
  use: {
    baseURL: address,
    // Seconds of smooth scrolling prove nothing: the tests of motion ask for it.
    contextOptions: { reducedMotion: "reduce" },
    launchOptions: {
      executablePath: process.env["CHROMIUM_PATH"] ?? "",
      args: browserArguments,
    },
  },
  projects: [
    {
      name: "wide",
      testIgnore: ["**/develop/**", "**/menu.spec.ts"],
      grepInvert: phoneOnly,
      use: { viewport: wide },
    },
    {
      name: "narrow",
      testMatch: [
        "**/journeys/navigation.spec.ts",
        "**/with-script/{keyboard,menu,reading-order,targets,toast*}.spec.ts",
      ],
      use: phone,
    },
    {
      name: "wide-no-script",
      grepInvert: phoneOnly,
      testMatch: "**/journeys/navigation.spec.ts",
      use: { viewport: wide, javaScriptEnabled: false },
    },
    {
      name: "narrow-no-script",
      testMatch: ["**/journeys/**", "**/fonts.spec.ts"],
      use: { ...phone, javaScriptEnabled: false },
    },
    { name: "develop", testMatch: "**/develop/**", use: { viewport: wide } },
    ...otherEngine("firefox"),
    ...otherEngine("webkit"),
  ],
});
