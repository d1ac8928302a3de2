import { spawn } from "node:child_process";
import { mkdtemp, readFile, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { setTimeout as wait } from "node:timers/promises";
import { type Page, expect, test } from "@playwright/test";
import { copyProject } from "../../../scripts/build/project-copy";
import { freePort } from "../../../scripts/serve/ports";
import { programs, site } from "../support/content";
import { jpegFile, plainPicture } from "../support/photo-file";
import { sampleFolder } from "../support/sample";

/** Runs `gatsby develop` in a copy of the project, which tests may edit. */
async function startPreview() {
  const folder = await mkdtemp(path.join(tmpdir(), "preview-"));
  await copyProject(folder, sampleFolder);
  const port = await freePort();
  const server = spawn("npx", ["gatsby", "develop", "--port", `${port}`], {
    cwd: folder,
    // In its own process group, so that its child processes can be stopped too.
    detached: true,
    env: {
      ...process.env,
      CI: "true",
      // Encode pictures on demand, as on a developer's machine.
      GATSBY_ENABLE_LAZY_IMAGES_IN_CI: "true",
    },
  });
  let output = "";
  const keep = (text: unknown) => (output += String(text));
  server.stdout.on("data", keep);
  server.stderr.on("data", keep);
  while (!output.includes("You can now view")) {
    if (server.exitCode !== null) {
      throw new Error(`gatsby develop did not start:\n${output}`);
    }
    await wait(200);
  }
  return {
    address: `http://localhost:${port}`,
    /** The path of a content file. */
    file: (name: string) => path.join(folder, "content", name),
    /** The terminal output so far. */
    output: () => output,
    async stop() {
      if (server.pid !== undefined) process.kill(-server.pid);
      await wait(500);
      await rm(folder, { recursive: true, force: true, maxRetries: 5 });
    },
  };
}

type Preview = Awaited<ReturnType<typeof startPreview>>;

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

/**
 * Waits until an address shows a page with a title. Loads it again after a few
 * seconds: a page that came or went doesn't replace the one that is shown.
 */
async function expectPage(page: Page, address: string, title: string) {
  await expect(async () => {
    await page.goto(preview.address + address);
    await expect(
      page.getByRole("heading", { level: 1, name: title }),
    ).toBeVisible({ timeout: 3_000 });
  }).toPass(patient);
}

test("a mistake shows over the page until it is fixed", async ({ page }) => {
  const file = preview.file("programs.yml");
  const text = await readFile(file, "utf8");
  await page.goto(preview.address);
  const [program] = programs;
  const heading = page.getByRole("heading", { name: program?.title ?? "" });
  await expect(heading).toBeVisible(patient);
  const report = page.getByRole("alert").filter({ hasText: "titel" });

  await writeFile(file, text.replace(/^- title:/m, "- titel:"));

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

  await writeFile(file, text.replace(/^- title:.*$/m, "- title: Owls"));

  await expect(page.getByRole("heading", { name: "Owls" })).toBeVisible(
    patient,
  );
  await expect(report).toHaveCount(0);
});

test("pages and pictures come and go without a restart", async ({ page }) => {
  const file = preview.file("pages/work-days.mdx");
  const withText = (text: string) => `---
title: Work Days
description: What our work days are like, when they are, and how to join one in Doña Ana County.
---

${text}
`;
  await writeFile(file, withText("Bring gloves."));

  await expectPage(page, "/work-days", "Work Days");

  const { buffer } = await jpegFile("gloves.jpg", plainPicture(1600, 900));
  await writeFile(preview.file("images/gloves.jpg"), buffer);
  const photo = `<Photo image="images/gloves.jpg" alt="Gloves on a fence" />`;
  await writeFile(file, withText(photo));

  await expect(page.getByAltText("Gloves on a fence")).toBeAttached(patient);

  await rm(file);

  await expectPage(page, "/work-days", "404");
});
