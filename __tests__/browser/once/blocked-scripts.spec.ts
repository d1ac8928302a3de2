import { site } from "../support/content";
import { unseen } from "../support/seen";
import { expect, test } from "../support/test";

// Simulates a script blocker. Unlike with JavaScript disabled, noscript
// elements don't render. The policy of each page blocks all scripts, including
// inline ones.
test.beforeEach(async ({ page, faults }) => {
  await page.route(
    (address) => !address.pathname.includes("."),
    async (route) => {
      faults.excuse(route.request().url());
      const response = await route.fetch();
      const policy = response.headers()["content-security-policy"] ?? "";
      const stricter = policy.replace(/script-src [^;]+/, "script-src 'none'");
      expect(stricter).not.toBe(policy);
      const headers = {
        ...response.headers(),
        "content-security-policy": stricter,
      };
      await route.fulfill({ response, headers });
    },
  );
});

for (const path of ["/", "/field-notes"]) {
  test(`${path} shows its text and pictures`, async ({ page, visit }) => {
    const refused: string[] = [];
    page.on("console", (message) => {
      if (message.text().includes("script-src")) refused.push(message.text());
    });
    await visit(path);
    await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
    const main = page.getByRole("main");
    const words = main.locator("h1, h2, h3, h4, p, li, dt, dd, td, th");
    expect(await words.count()).toBeGreaterThan(1);
    expect(await unseen(words)).toEqual([]);
    const pictures = page.locator("img");
    for (const picture of await pictures.all()) {
      // Visitors scroll to each, because they are lazy-loaded.
      await picture.scrollIntoViewIfNeeded();
      await expect(picture).not.toHaveJSProperty("naturalWidth", 0);
    }
    expect(await unseen(pictures)).toEqual([]);
    expect(refused).not.toEqual([]);

    await expect(page.getByRole("switch")).toBeHidden();

    if (path !== "/") return;
    await test.step("the toast's text is also next to its button", async () => {
      await page.getByRole("button", { name: "Contact Information" }).click();
      await expect(page.getByRole("status")).toBeEmpty();
      await expect(page.getByRole("alert")).toBeInViewport();
      const contact = page.getByRole("region", { name: "Get In Touch" });
      await expect(contact.getByText(site.email)).toBeInViewport();
      await expect(contact.getByText(site.address.street)).toBeInViewport();
    });
  });
}
