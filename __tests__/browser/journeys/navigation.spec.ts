import { frontMatterOf, site } from "../support/content";
import { isCollapsed, openNavigation } from "../support/landmarks";
import { expectScrolledTo } from "../support/scrolling";
import { expect, test } from "../support/test";

test("About goes to the About page", async ({ page, visit }) => {
  await visit("/");
  const navigation = await openNavigation(page);
  await navigation.getByRole("link", { name: "About" }).click();
  await expect(page).toHaveURL("/about");
  const { title } = frontMatterOf("/about");
  await expect(page.getByRole("heading", { name: title })).toBeVisible();
});

test("the bar's sections are scrolled to on the home page", async ({
  page,
  visit,
}) => {
  await visit("/");
  for (const section of ["Mission", "Programs", "Contact"]) {
    const navigation = await openNavigation(page);
    await navigation.getByRole("link", { name: section }).click();
    await expectScrolledTo(page, section.toLowerCase());
  }
});

test("Programs goes there from another page", async ({ page, visit }) => {
  await visit("/terms-of-use");
  const navigation = await openNavigation(page);
  await navigation.getByRole("link", { name: "Programs" }).click();
  await expectScrolledTo(page, "programs");
});

test("the hero's Learn More scrolls to the mission section", async ({
  page,
  visit,
}) => {
  await visit("/");
  const main = page.getByRole("main");
  await main.getByRole("link", { name: "Learn More", exact: true }).click();
  await expectScrolledTo(page, "mission");
});

test("Home scrolls back to the top", async ({ page, visit }) => {
  await visit("/#contact");
  await expectScrolledTo(page, "contact");
  const navigation = await openNavigation(page);
  await navigation.getByRole("link", { name: "Home" }).click();
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(0);
});

test("the name in the bar links to the home page", async ({ page, visit }) => {
  await visit("/about");
  const brand = page.getByRole("banner").getByRole("link").first();
  await expect(brand).toHaveAccessibleName(site.name);
  await brand.click();
  await expect(page).toHaveURL("/");
});

test("the menu is laid out in wide windows and collapsed in narrow ones", async ({
  page,
  visit,
}) => {
  await visit("/");
  const hasRoom = (page.viewportSize()?.width ?? 0) >= 1200;
  expect(await isCollapsed(page)).toBe(!hasRoom);
  const about = page.getByRole("banner").getByRole("link", { name: "About" });
  await expect(about).toBeVisible({ visible: hasRoom });
});

test(
  "the collapsed menu opens, and Escape closes it",
  { tag: "@phone" },
  async ({ page, visit }) => {
    await visit("/");
    const navigation = await openNavigation(page);
    await expect(navigation).toBeInViewport({ ratio: 1 });
    await page.keyboard.press("Escape");
    await expect(navigation).toBeHidden();
  },
);

test(
  "the menu closes when a section is chosen, and opens again",
  { tag: "@phone" },
  async ({ page, visit }) => {
    await visit("/");
    const navigation = await openNavigation(page);
    await navigation.getByRole("link", { name: "Mission" }).click();
    await expectScrolledTo(page, "mission");
    await expect(navigation).toBeHidden();
    await openNavigation(page);
    await expect(navigation).toBeInViewport({ ratio: 1 });
  },
);
