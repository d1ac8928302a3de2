import { expect, test } from "../support/test";

// Code that the content check rejects (docs/rules.md). The site's real headers
// block it anyway, and its own script still works.

/** Injected code that leaves a mark when it runs. */
const mark = "document.documentElement.dataset.planted='ran'";
const elsewhere = "https://elsewhere.example/";

const planted = `
  <script>${mark}</script>
  <script type="module">${mark}</script>
  <script src="/planted.js"></script>
  <img src="" alt="" onerror="${mark}">
  <img src="${elsewhere}" alt="">
  <iframe src="/about" title="Planted"></iframe>
  <base href="${elsewhere}">
  <a href="javascript:void(${mark})">Give</a>`;

test("planted code neither runs nor loads, and the site's own script does", async ({
  page,
  visit,
  faults,
  addressOf,
}) => {
  faults.excuse(addressOf("/"), addressOf("/planted.js"), elsewhere);
  await page.route("/planted.js", (route) =>
    route.fulfill({ body: mark, contentType: "text/javascript" }),
  );
  await page.route("/", async (route) => {
    const answer = await route.fetch();
    const html = await answer.text();
    const body = html.replace("</body>", `${planted}</body>`);
    expect(body).not.toBe(html);
    await route.fulfill({ response: answer, body });
  });
  const refused: string[] = [];
  page.on("console", (message) => {
    if (message.type() === "error") refused.push(message.text());
  });
  const refusals = (directive: string) =>
    refused.filter((text) => text.includes(directive)).length;

  await visit("/");
  await page.getByRole("link", { name: "Give", exact: true }).click();
  await page.getByRole("button", { name: "Contact Information" }).click();

  await expect(page.getByRole("status")).toContainText("Contact Information");
  // Two inline scripts, a file, an event attribute and an address.
  await expect.poll(() => refusals("script-src")).toBe(5);
  for (const directive of ["img-src", "default-src", "base-uri"]) {
    await expect.poll(() => refusals(directive), directive).toBeGreaterThan(0);
  }
  await expect(page).toHaveURL("/");
  await expect(page.locator("html[data-planted]")).toHaveCount(0);
});
