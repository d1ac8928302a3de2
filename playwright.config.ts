import { defineConfig } from "@playwright/test";

const address = "http://localhost:9000";
const wide = { width: 1280, height: 800 };
const phone = {
  viewport: { width: 390, height: 844 },
  isMobile: true,
  hasTouch: true,
};

/** Chromium refuses its sandbox to root, as in a container. */
const rootArguments = process.getuid?.() === 0 ? ["--no-sandbox"] : [];

/**
 * The folders of `__tests__/browser`: `journeys` hold for every visitor,
 * `with-script` for those whose script runs, and `once` sets its own window
 * or needs none.
 */
export default defineConfig({
  testDir: "__tests__/browser",
  outputDir: "test-results/browser",
  reporter: [["list"], ["json", { outputFile: "test-results/browser.json" }]],
  forbidOnly: true,
  fullyParallel: true,
  workers: 2,
  retries: 0,
  // A busy machine may take its time; nothing is tested that goes away.
  expect: { timeout: 10_000 },
  webServer: {
    command: "npx gatsby serve --port 9000",
    url: address,
    reuseExistingServer: process.env["CI"] === undefined,
  },
  use: {
    baseURL: address,
    // Seconds of smooth scrolling prove nothing: the tests of motion ask for it.
    contextOptions: { reducedMotion: "reduce" },
    launchOptions: {
      executablePath: process.env["CHROMIUM_PATH"] || undefined,
      // The browser's own errands would be requests that the site didn't make.
      args: [
        ...rootArguments,
        "--disable-gpu",
        "--disable-quic",
        "--disable-background-networking",
        "--disable-component-update",
        "--disable-sync",
        "--no-first-run",
      ],
    },
  },
  projects: [
    { name: "wide", use: { viewport: wide } },
    { name: "narrow", testIgnore: "**/once/**", use: phone },
    {
      name: "wide-no-script",
      testMatch: "**/journeys/**",
      use: { viewport: wide, javaScriptEnabled: false },
    },
    {
      name: "narrow-no-script",
      testMatch: "**/journeys/**",
      use: { ...phone, javaScriptEnabled: false },
    },
  ],
});
