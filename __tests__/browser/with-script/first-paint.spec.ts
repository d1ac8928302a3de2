import { readFileSync } from "node:fs";
import { expect, test } from "@playwright/test";
import { type LoopbackHost, startHost } from "../../setup/loopback-host";
import { builtFolder } from "../support/sample";

// On a slow network, browsers paint a page whose end is still on its way. This
// server of its own never sends more than the head.

let host: LoopbackHost;

function headOf(file: string) {
  const html = readFileSync(`${builtFolder}/${file}`, "utf8");
  const body = "<body>";
  return html.slice(0, html.indexOf(body) + body.length);
}

test.beforeEach(async () => {
  host = await startHost({
    "/": (_, response) => response.write(headOf("index.html")),
    "/about": (_, response) => response.write(headOf("about/index.html")),
  });
});
test.afterEach(() => host.close());

for (const path of ["/", "/about"]) {
  test(`${path} is in the chosen scheme before its text is there`, async ({
    page,
  }) => {
    await page.addInitScript(() => {
      localStorage.scheme = "dusk";
    });
    await page.goto(host.origin + path, { waitUntil: "commit" });
    await expect(page.locator("body")).toBeAttached();
    await expect(page.locator("body")).toHaveCSS(
      "background-color",
      "rgb(18, 38, 43)",
    );
    const barColor = await page.evaluate(() =>
      [...document.querySelectorAll<HTMLMetaElement>("[name=theme-color]")]
        .find(({ media }) => matchMedia(media || "all").matches)
        ?.content.toUpperCase(),
    );
    expect(barColor).toBe("#12262B");
  });
}
