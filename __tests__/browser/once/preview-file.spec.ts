import { mkdir, writeFile } from "node:fs/promises";
import path from "node:path";
import { pathToFileURL } from "node:url";
import { compareSites } from "../../../scripts/preview/compare-sites";
import { reportHtml } from "../../../scripts/preview/report";
import { expect, test } from "../support/test";

/** Writes small pages like a built site: their titles and text, by address. */
async function build(
  folder: string,
  pages: Readonly<Record<string, readonly [title: string, text: string]>>,
) {
  for (const [address, [title, text]] of Object.entries(pages)) {
    const file = path.join(folder, address, "index.html");
    await mkdir(path.dirname(file), { recursive: true });
    await writeFile(
      file,
      `<!doctype html><title>${title} | Prairie</title><main>${text}</main>`,
    );
  }
  return folder;
}

test("the preview shows the pages that changed, before and after", async ({
  browser,
  page,
}, info) => {
  const before = await build(info.outputPath("before"), {
    "/": ["Home", "Welcome"],
    "/about": ["About Us", "We restore prairie"],
    "/terms": ["Terms", "<p>Be kind"],
    "/old": ["Old News", "Bye"],
  });
  const after = await build(info.outputPath("after"), {
    "/": ["Home", "Welcome back"],
    "/about": ["About Us", "We restore prairie"],
    "/terms": ["Terms", "<p lang=en>Be kind"],
    "/trails": ["<script>alert(1)</script>", "Walk"],
  });
  const file = info.outputPath("preview.html");
  const compared = await compareSites(browser, before, after);
  const warnings = [
    {
      file: "content/site.yml",
      line: 12,
      column: 12,
      path: "site › donateUrl",
      found: "https://evil.test/<b>, where all gifts would go from now on",
      expected: "https://www.charitynavigator.org/ein/123456789, as before",
      fix: "open it, and make sure that the account belongs to your organization",
    },
  ];
  const report = reportHtml({ title: "Changes", warnings, ...compared });
  await writeFile(file, report);
  const { href } = pathToFileURL(file);
  const requests: string[] = [];
  page.on("request", (request) => requests.push(request.url()));
  await page.goto(href);

  await expect(page).toHaveTitle("Changes");
  await expect(page.getByText(/look the same.*: Terms\.$/)).toBeVisible();
  await expect(page.locator("h1 + *")).toContainText(
    "https://evil.test/<b>, where all gifts would go from now on",
  );
  await expect(page.getByRole("heading", { level: 2 })).toHaveText([
    "Look at this first",
    "New: <script>alert(1)</script>",
    "Deleted: Old News",
    "Changed: Home",
  ]);
  await page.getByText("Deleted: Old News").click();
  await expect(page.getByRole("img", { name: "Before" })).toHaveCount(4);
  await page.getByText("Changed: Home").click();
  for (const device of ["computer", "phone"]) {
    for (const time of ["by day", "at dusk"]) {
      for (const version of ["Before", "After"]) {
        const name = `Home. ${version}. On a ${device}, ${time}.`;
        await expect(page.getByRole("img", { name })).toBeVisible();
      }
    }
  }
  await expect(page.locator("script")).toHaveCount(0);
  expect(requests.filter((url) => !url.startsWith("data:"))).toEqual([href]);
});
