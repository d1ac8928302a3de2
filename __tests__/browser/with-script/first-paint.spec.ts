import { expect, test } from "@playwright/test";
import { type LoopbackHost, startHost } from "../../setup/loopback-host";
import { htmlOf } from "../support/pages";
import { dusk, look } from "../support/scheme";

// On a slow network, browsers paint a page whose end is still on its way. This
// server of its own sends only the head, or the page up to its title.

let host: LoopbackHost;

let sendRest: () => void;

/** The HTML up to the end of a tag. */
const until = (tag: string, html: string) =>
  html.slice(0, html.indexOf(tag) + tag.length);

test.beforeEach(async () => {
  host = await startHost({
    "/": (_, response) => response.write(until("<body>", htmlOf("/"))),
    "/about": (_, response) =>
      response.write(until("<body>", htmlOf("/about"))),
    "/terms-of-use": (_, response) => {
      const html = htmlOf("/terms-of-use");
      const begin = until("</h1>", html);
      response.write(begin);
      sendRest = () => response.end(html.slice(begin.length));
    },
  });
});
test.afterEach(() => host.close());

for (const path of ["/", "/about"]) {
  test(`${path} has the chosen scheme before its text`, async ({ page }) => {
    await page.addInitScript(() => {
      localStorage.scheme = "dusk";
    });
    await page.goto(host.origin + path, { waitUntil: "commit" });
    await expect(page.locator("body")).toBeAttached();
    const { paper, bar } = dusk;
    await expect.poll(() => look(page)).toMatchObject({ paper, bar });
  });
}

test("a page opened from another is painted whole", async ({ page }) => {
  await page.goto(`${host.origin}/terms-of-use`, {
    referer: `${host.origin}/`,
    waitUntil: "commit",
  });
  const paints = () =>
    page.evaluate(() => performance.getEntriesByType("paint").length);
  await expect(page.locator("h1")).toBeAttached();
  await page.waitForTimeout(500);
  expect(await paints()).toBe(0);
  sendRest();
  await expect.poll(paints).toBeGreaterThan(0);
});
