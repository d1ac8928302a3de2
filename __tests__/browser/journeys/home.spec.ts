import { home, impact, programs, site } from "../support/content";
import { expect, test } from "../support/test";

const sections = [
  { id: "home", name: home.hero.heading },
  { id: "about", name: "About Our Foundation" },
  { id: "mission", name: "Our Mission" },
  { id: "programs", name: "Our Programs" },
  { id: null, name: "Our Impact" },
  { id: null, name: "Coming Up" },
  { id: null, name: "Join Our Conservation Mission" },
  { id: "contact", name: "Get In Touch" },
];

test.beforeEach(({ visit }) => visit("/").then(() => undefined));

test("Home has its sections in order", async ({ page }) => {
  const all = page.getByRole("main").getByRole("region");
  await expect(all).toHaveCount(sections.length);
  for (const [index, { id, name }] of sections.entries()) {
    const section = all.nth(index);
    await expect(section).toHaveAccessibleName(name);
    expect(await section.getAttribute("id")).toBe(id);
  }
});

test("Home's section names are the second-level headings", async ({ page }) => {
  await expect(page.getByRole("heading", { level: 1 })).toHaveText([
    home.hero.heading,
  ]);
  await expect(page.getByRole("heading", { level: 2 })).toHaveText(
    sections.slice(1).map(({ name }) => name),
  );
});

test("the hero shows its text and its picture", async ({ page }) => {
  const hero = page.getByRole("region", { name: home.hero.heading });
  await expect(hero.getByText(home.hero.text)).toBeVisible();
  await expect(hero.getByRole("img", { name: home.hero.alt })).toBeVisible();
});

test("Our Mission has three pillars", async ({ page }) => {
  const mission = page.getByRole("region", { name: "Our Mission" });
  await expect(mission.getByRole("listitem")).toHaveCount(3);
  await expect(mission.getByRole("heading", { level: 3 })).toHaveText(
    home.mission.pillars.map(({ title }) => title),
  );
  for (const { text } of home.mission.pillars) {
    await expect(mission.getByText(text)).toBeVisible();
  }
});

test("Our Programs has its cards, each with picture and text", async ({
  page,
}) => {
  const section = page.getByRole("region", { name: "Our Programs" });
  await expect(section.getByRole("heading", { level: 3 })).toHaveText(
    programs.map(({ title }) => title),
  );
  await expect(section.getByRole("listitem")).toHaveCount(programs.length);
  for (const { title, alt, description } of programs) {
    const card = section.getByRole("listitem").filter({ hasText: title });
    await expect(card.getByRole("img", { name: alt })).toBeVisible();
    await expect(card.getByText(description)).toBeVisible();
  }
});

test("Our Impact has its figures", async ({ page }) => {
  const section = page.getByRole("region", { name: "Our Impact" });
  await expect(section.getByRole("listitem")).toContainText(
    impact.map(({ value, label }) => `${value} ${label}`),
  );
});

test("each figure color is different", async ({ page }) => {
  const section = page.getByRole("region", { name: "Our Impact" });
  const backgrounds = await section
    .getByRole("listitem")
    .locator("span")
    .evaluateAll((medallions) =>
      medallions.map(
        (medallion) => getComputedStyle(medallion).backgroundColor,
      ),
    );
  const asked = new Set(impact.map(({ color }) => color));
  expect(backgrounds).toHaveLength(impact.length);
  expect(new Set(backgrounds).size).toBe(asked.size);
});

test("a card with a link leads there from anywhere on it", async ({ page }) => {
  const [card] = programs.filter(({ link }) => link !== undefined);
  // The link covers the picture, so it gets the click.
  await page.getByRole("img", { name: card?.alt ?? "" }).click({ force: true });
  await expect(page).toHaveURL(card?.link ?? "");
});

test("Get In Touch shows the address, the email link, and the tax ID", async ({
  page,
}) => {
  const section = page.getByRole("region", { name: "Get In Touch" });
  const { street, city, state, postalCode } = site.address;
  await expect(section.getByText(street)).toBeVisible();
  await expect(
    section.getByText(`${city}, ${state} ${postalCode}`),
  ).toBeVisible();
  await expect(section.getByRole("link", { name: site.email })).toHaveAttribute(
    "href",
    `mailto:${site.email}`,
  );
  await expect(section.getByText(site.ein)).toBeVisible();
  await expect(
    section.getByRole("button", { name: "Contact Information" }),
  ).toBeVisible();
});

test("the rest of the text matches the content", async ({ page }) => {
  const { about, mission, impact: figures, callToAction, contact } = home;
  const written = [
    about.lead,
    ...about.text.split("\n\n"),
    mission.lead,
    home.programs.lead,
    figures.lead,
    callToAction.lead,
    ...callToAction.text.split("\n\n"),
    contact.lead,
    ...contact.text.split("\n\n"),
  ];
  for (const text of written) {
    await expect(page.getByRole("main").getByText(text)).toBeVisible();
  }
});
