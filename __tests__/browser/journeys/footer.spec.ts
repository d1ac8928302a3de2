import { frontMatterOf, statementLinks } from "../support/content";
import { footer } from "../support/landmarks";
import { expectScrolledTo } from "../support/scrolling";
import { expect, test } from "../support/test";

const pages = [
  { name: "About Us", path: "/about" },
  { name: "Privacy Policy", path: "/privacy-policy" },
  { name: "Terms of Use", path: "/terms-of-use" },
  ...statementLinks,
];

for (const { name, path } of pages) {
  test(`the footer's ${name} opens ${path}`, async ({ page, visit }) => {
    await visit("/");
    await footer(page).getByRole("link", { name }).click();
    await expect(page).toHaveURL(path);
    await expect(page.getByRole("heading", { level: 1 })).toHaveText(
      frontMatterOf(path).title,
    );
  });
}

const sections = [
  { name: "Our Mission", section: "mission", from: "/" },
  { name: "Programs", section: "programs", from: "/about" },
  { name: "Contact", section: "contact", from: "/" },
];

for (const { name, section, from } of sections) {
  test(`the footer's ${name} scrolls there, from ${from}`, async ({
    page,
    visit,
  }) => {
    await visit(from);
    await footer(page).getByRole("link", { name }).click();
    await expectScrolledTo(page, section);
  });
}
