import { createReadStream } from "node:fs";
import type { RequestListener } from "node:http";
import path from "node:path";
import { expect, test } from "@playwright/test";
import { type LoopbackHost, startHost } from "../../setup/loopback-host";
import { builtFolder } from "../support/sample";

// Playwright doesn't see what the browser requests before a click, so these
// tests have a server of their own, which does.

let host: LoopbackHost;

const sendPage: RequestListener = ({ url = "/" }, response) => {
  const file = path.join(builtFolder, url, "index.html");
  createReadStream(file).pipe(response);
};

test.beforeEach(async () => {
  host = await startHost({
    "/": sendPage,
    "/about": sendPage,
    "/privacy-policy": sendPage,
  });
});
test.afterEach(() => host.close());

const timesRequested = (address: string) =>
  host.requests.filter((request) => request === address).length;

test("the page of a hovered link is ready for the click", async ({ page }) => {
  await page.goto(`${host.origin}/about`);
  await page.getByRole("link", { name: "Privacy Policy", exact: true }).hover();
  await expect.poll(() => timesRequested("/privacy-policy")).toBe(1);
  await page.mouse.down();
  await page.mouse.up();
  await expect(page).toHaveURL(`${host.origin}/privacy-policy`);
  expect(timesRequested("/privacy-policy")).toBe(1);
});

test("a link to a section requests the home page once", async ({ page }) => {
  await page.goto(`${host.origin}/about`);
  await page.getByRole("link", { name: "Our Mission" }).hover();
  // Twice as long as the pointer must rest on a link.
  await page.waitForTimeout(400);
  await page.mouse.down();
  await page.mouse.up();
  await expect(page).toHaveURL(`${host.origin}/`);
  expect(timesRequested("/")).toBe(1);
});
