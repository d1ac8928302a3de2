import type { Page } from "@playwright/test";
import { expectIsland } from "../support/island";
import { expect, test } from "../support/test";

// Injects code that the content check rejects (docs/rules.md), to test that the
// site's real headers block it anyway.

const home = "/";
const textPage = "/about";

const elsewhere = "https://elsewhere.example/";

/** Serves a page with HTML appended to it, outside of React's root. */
async function plant(page: Page, address: string, html: string) {
  await page.route(address, async (route) => {
    const answer = await route.fetch();
    const text = await answer.text();
    const body = text.replace("</body>", `${html}</body>`);
    expect(body).not.toBe(text);
    await route.fulfill({ response: answer, body });
  });
}

/** Injected code that leaves a mark when it runs. */
const mark = "document.documentElement.dataset.planted='ran'";

const marked = "html[data-planted]";

/** Collects policy violations during `act`; waits for at least one. */
async function refusals(page: Page, act: () => Promise<unknown>) {
  const refused: string[] = [];
  page.on("console", (message) => {
    if (message.type() === "error") refused.push(message.text());
  });
  await act();
  await expect.poll(() => refused).not.toEqual([]);
  return refused;
}

for (const [what, html] of [
  ["an inline script", `<script>${mark}</script>`],
  ["an inline module", `<script type="module">${mark}</script>`],
  ["an event attribute", `<img src="" alt="" onerror="${mark}">`],
  ["a script of the site's own", `<script src="/planted.js"></script>`],
] as const) {
  test(`${what} does not run`, async ({ page, visit, faults, addressOf }) => {
    faults.excuse(addressOf(textPage), addressOf("/planted.js"));
    await page.route("/planted.js", (route) =>
      route.fulfill({ body: mark, contentType: "text/javascript" }),
    );
    await plant(page, textPage, html);

    const refused = await refusals(page, () => visit(textPage));

    expect(refused.join()).toContain("script-src");
    await expect(page.locator(marked)).toHaveCount(0);
  });
}

test("a javascript: link does not run", async ({
  page,
  visit,
  faults,
  addressOf,
}) => {
  faults.excuse(addressOf(textPage));
  await plant(page, textPage, `<a href="javascript:void(${mark})">Give</a>`);
  await visit(textPage);

  const refused = await refusals(page, () =>
    page.getByRole("link", { name: "Give", exact: true }).click(),
  );

  expect(refused.join()).toContain("script-src");
  await expect(page).toHaveURL(textPage);
  await expect(page.locator(marked)).toHaveCount(0);
});

for (const [what, html] of [
  ["a base element", `<base href="${elsewhere}">`],
  ["a frame", '<iframe src="/about" title="Planted"></iframe>'],
  ["a picture from another host", `<img src="${elsewhere}" alt="">`],
] as const) {
  test(`${what} does not load`, async ({ page, visit, faults, addressOf }) => {
    faults.excuse(addressOf(textPage), elsewhere);
    await plant(page, textPage, html);

    const refused = await refusals(page, () => visit(textPage));

    expect(refused.join()).toMatch(/base-uri|default-src|img-src/);
    await expect(page).toHaveURL(textPage);
  });
}

test("the site's own scripts work despite injected code", async ({
  page,
  visit,
  faults,
  addressOf,
}) => {
  faults.excuse(addressOf(home));
  await plant(page, home, `<script>${mark}</script>`);
  await refusals(page, () => visit(home));

  await page.getByRole("button", { name: "Contact Information" }).click();

  await expect(page.getByRole("status")).toContainText("Contact Information");
  await expectIsland(page);
  await expect(page.locator(marked)).toHaveCount(0);
});
