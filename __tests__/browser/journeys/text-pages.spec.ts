import { frontMatterOf, site } from "../support/content";
import { expect, test } from "../support/test";

test("About has the mission, the vision and the three core values", async ({
  page,
  visit,
}) => {
  await visit("/about");
  await expect(page.getByRole("heading", { level: 2 })).toHaveText([
    "Mission",
    "Vision",
    "Core Values",
  ]);
  await expect(page.getByRole("heading", { level: 3 })).toHaveText([
    "Accountability",
    "Community Engagement",
    "Local Focus",
  ]);
  await expect(page.getByRole("main").locator("time")).toHaveCount(0);
});

const policies = [
  {
    path: "/privacy-policy",
    sections: [
      "Information We Collect",
      "How We Use Information",
      "Disclosure of Information",
      "Security",
      "Children Under 13",
      "Contact Us",
    ],
  },
  {
    path: "/terms-of-use",
    sections: [
      "Agreement",
      "Use of the Site",
      "User Conduct",
      "Disclaimers",
      "Limitation of Liability",
      "Governing Law",
      "Contact Us",
    ],
  },
];

for (const { path, sections } of policies) {
  test(`${path} has its sections, its date and whom to contact`, async ({
    page,
    visit,
  }) => {
    await visit(path);
    const main = page.getByRole("main");
    await expect(main.getByRole("heading", { level: 2 })).toHaveText(sections);

    await expect(
      main.getByText("Last updated June 30, 2025", { exact: true }),
    ).toBeVisible();
    const date = main.locator("time");
    await expect(date).toHaveText("June 30, 2025");
    await expect(date).toHaveAttribute("datetime", "2025-06-30");

    const email = main.getByRole("link", { name: site.email });
    await expect(email).toHaveAttribute("href", `mailto:${site.email}`);
    await expect(main.getByText(site.address.street)).toBeVisible();
  });
}

test("/accessibility has its date, its limits and whom to tell", async ({
  page,
  visit,
}) => {
  await visit("/accessibility");
  const main = page.getByRole("main");
  await expect(main.locator("time")).toHaveAttribute(
    "datetime",
    frontMatterOf("/accessibility").lastUpdated ?? "",
  );
  await expect(
    main.getByText("we do not say that it meets the guidelines in full"),
  ).toBeVisible();
  await main.getByRole("link", { name: "tell us", exact: true }).click();
  await expect(page.getByRole("heading", { name: "Tell Us" })).toBeInViewport();
  await expect(main.getByRole("link", { name: site.email })).toHaveAttribute(
    "href",
    `mailto:${site.email}`,
  );
});

test("a policy's list of sections leads to each of them", async ({
  page,
  visit,
}) => {
  await visit("/privacy-policy");
  const list = page.getByRole("navigation", { name: "On this page" });
  await expect(list.getByRole("link")).toHaveText(policies[0]?.sections ?? []);
  await list.getByRole("link", { name: "Security" }).click();
  await expect(page).toHaveURL("/privacy-policy#security");
  await expect(
    page.getByRole("heading", { name: "Security" }),
  ).toBeInViewport();
});

test("the privacy policy sets the children's age at 13", async ({
  page,
  visit,
}) => {
  await visit("/privacy-policy");
  await expect(
    page.getByText("personal information from children under 13"),
  ).toBeVisible();
});

test("the terms are governed by the law of Iowa", async ({ page, visit }) => {
  await visit("/terms-of-use");
  await expect(page.getByText("laws of the State of Iowa")).toBeVisible();
});
