import { type Page, expect, test } from "@playwright/test";
import { programs, site } from "../support/content";
import { jpegFile, plainPicture } from "../support/photo-file";
import { type Preview, startPreview } from "../support/preview";

let preview: Preview;
/** Absent if it couldn't be started, which `beforeAll` reports. */
let started: Preview | undefined;

/** Long, because a preview without a cache bundles the site first. */
const longest = 240_000;

test.describe.configure({ mode: "serial", timeout: longest });

test.beforeAll(async () => {
  test.setTimeout(longest);
  preview = started = await startPreview();
});

test.afterAll(() => started?.stop());

/** Encoding pictures takes minutes, and these tests don't look at them. */
test.beforeEach(({ page }) =>
  page.route(/\.(avif|jpe?g|webp)$/, (route) => route.abort()),
);

/** Long, because each page is bundled on its first visit. */
const patient = { timeout: 60_000 };

/** Waits until an address shows a page with a title. */
async function expectPage(page: Page, address: string, title: string) {
  await expect(async () => {
    await page.goto(preview.address + address);
    await expect(
      page.getByRole("heading", { level: 1, name: title }),
    ).toBeVisible();
  }).toPass(patient);
}

test("a mistake shows over the page and in the terminal until it is fixed", async ({
  page,
}) => {
  await page.goto(preview.address);
  const [program] = programs;
  const heading = page.getByRole("heading", { name: program?.title ?? "" });
  await expect(heading).toBeVisible(patient);
  const report = page.getByRole("alert").filter({ hasText: "titel" });

  await preview.edit("programs.yml", /^- title:/m, "- titel:");

  await expect(report).toContainText("did you mean title?", patient);
  await expect(report).toContainText(/content\/programs\.yml:\d+:3/);
  expect(preview.output()).toContain("did you mean title?");
  // The last valid page stays visible.
  await expect(heading).toBeVisible();

  await test.step("also over a page that is opened meanwhile", async () => {
    await page.goto(`${preview.address}/about`);
    await expect(report).toBeVisible(patient);
    await expect(page.getByRole("contentinfo")).toContainText(
      `© ${site.copyrightYear}`,
    );
    await page.goto(preview.address);
    await expect(report).toBeVisible(patient);
  });

  await preview.edit("programs.yml", /^- titel:.*$/m, "- title: Owls");

  await expect(page.getByRole("heading", { name: "Owls" })).toBeVisible(
    patient,
  );
  await expect(report).toHaveCount(0);
});

test("a file added to content/pages becomes a page, shows a new picture, and a deleted one is gone, without a restart", async ({
  page,
}) => {
  await preview.write(
    "pages/work-days.mdx",
    `---
title: Work Days
description: What our work days are like, when they are, and how to join one in Doña Ana County.
---

Bring gloves.
`,
  );

  await expectPage(page, "/work-days", "Work Days");

  const { buffer } = await jpegFile("gloves.jpg", plainPicture(1600, 900));
  await preview.write("images/gloves.jpg", buffer);
  const photo = `<Photo image="images/gloves.jpg" alt="Gloves on a fence" />`;
  await preview.edit("pages/work-days.mdx", /Bring gloves./, photo);

  await expect(page.getByAltText("Gloves on a fence")).toBeAttached(patient);

  await preview.remove("pages/work-days.mdx");

  await expectPage(page, "/work-days", "404");
});
