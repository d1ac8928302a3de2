import { site } from "../support/content";
import { mainNavigation } from "../support/landmarks";
import { scrollTo } from "../support/scrolling";
import { expect, test } from "../support/test";

// builds/long-name.test.ts has the longest name.

// The first version of iOS 15 knows neither of these, nor popovers.
test("on iOS 15, the bar and the hero cover nothing, and leave no gap", async ({
  page,
  visit,
}) => {
  await page.setViewportSize({ width: 375, height: 667 });
  // The hero moves down when scrolled.
  await page.emulateMedia({ reducedMotion: "no-preference" });
  await page.route("/", async (route) => {
    const answer = await route.fetch();
    const html = (await answer.text())
      .replaceAll("(:popover-open)", "(:unknown)")
      .replace(' popover="auto"', "")
      .replaceAll(/overflow:clip|svh/g, "unknown");
    await route.fulfill({ response: answer, body: html });
  });
  await visit("/");
  const notice = page.getByRole("note").getByRole("paragraph");
  const links = await mainNavigation(page).getByRole("link").all();
  const title = page.getByRole("heading", { level: 1 });
  for (const words of [...links, notice, title]) {
    // A trial finds out whether something else would be clicked.
    await words.click({ trial: true });
  }

  const { y = 0, height = 0 } =
    (await page.getByRole("banner").boundingBox()) ?? {};
  const noticeBox = await notice.boundingBox();
  expect((noticeBox?.y ?? 0) - y - height).toBeLessThan(20);

  await scrollTo(page, 300);
  const goesOn = await page
    .getByRole("region")
    .first()
    .evaluate((hero) => {
      const { bottom } = hero.getBoundingClientRect();
      return hero.contains(document.elementFromPoint(9, bottom + 9));
    });
  expect(goesOn).toBe(false);
});

test("the bar has room for a long name and the longest menu, and leaves low windows", async ({
  page,
  visit,
}) => {
  await visit("/");
  const bar = page.getByRole("banner");
  const height = (await bar.boundingBox())?.height;

  await test.step("it scrolls away in windows that it would fill", async () => {
    await page.setViewportSize({ width: 320, height: 256 });
    await scrollTo(page, 400);
    await expect(bar).not.toBeInViewport();
    await page.setViewportSize({ width: 320, height: 640 });
    await expect(bar).toBeInViewport();
  });

  const name = await bar.getByText(site.name, { exact: true }).elementHandle();
  const write = (words: string) =>
    name.evaluate((span, html) => (span.innerHTML = html), words);

  await test.step("a name of 50 characters leaves it as high as it is", async () => {
    for (const words of [
      "Friends of the Bilingual Libraries of Río Verde NM",
      // As of a name that begins with the county.
      "Doña Ana County <small>Library Friends and Old Bookmobile</small>",
    ]) {
      await write(words);
      for (const width of [280, 320, 390, 768, 896, 1200, 1280, 1920]) {
        await page.setViewportSize({ width, height: 800 });
        const box = await bar.boundingBox();
        expect.soft(box?.height, `${words} at ${width} px`).toBe(height);
      }
    }
    await write(site.name);
  });

  await test.step("the longest menu fits the narrowest window that has one", async () => {
    await page.setViewportSize({ width: 1200, height: 800 });
    const before = await bar.boundingBox();
    const items = mainNavigation(page).getByRole("listitem");
    const added = items.filter({ hasText: "Accessibility" });
    await added.evaluate((item) => {
      const other = item.cloneNode(true);
      for (const { firstChild } of [item, other]) {
        if (firstChild) firstChild.textContent = "Volunteer With U";
      }
      item.after(other);
    });
    await expect(items).toHaveCount(9);
    expect(await bar.boundingBox()).toEqual(before);
    await page.setViewportSize({ width: 1199, height: 800 });
    await expect(page.getByRole("button", { name: "Menu" })).toBeVisible();
  });
});
