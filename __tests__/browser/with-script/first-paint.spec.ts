import { expect, test } from "@playwright/test";
import { type LoopbackHost, startHost } from "../../setup/loopback-host";
import { htmlOf } from "../support/pages";
import { dusk, look } from "../support/scheme";

// On a slow network, browsers paint a page whose end is still on its way. This
// server of its own sends only the head.

let host: LoopbackHost;

/** The HTML of a page up to its text. */
const headOf = (path: string) => htmlOf(path).split(/(?<=<body>)/)[0];

test.beforeEach(async () => {
  host = await startHost({
    "/": (_, response) => response.write(headOf("/")),
    "/about": (_, response) => response.write(headOf("/about")),
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

test("only after another page, a page waits for its end", async ({ page }) => {
  for (const referer of ["", `${host.origin}/`]) {
    await page.goto(`${host.origin}/about`, { referer, waitUntil: "commit" });
    await expect(page.locator("body")).toBeAttached();
    await expect(page.locator("[rel=expect]")).toHaveCount(referer ? 1 : 0);
  }
});
