import { contrastRatio, rgbOf } from "../support/contrast-ratio";
import { control, day, dusk, look } from "../support/scheme";
import { expect, test } from "../support/test";

// On a machine without a network, Chromium would otherwise believe it's offline.
test.beforeEach(async ({ page }) => {
  const session = await page.context().newCDPSession(page);
  await session.send("Network.emulateNetworkConditions", {
    offline: false,
    latency: 1,
    downloadThroughput: -1,
    uploadThroughput: -1,
  });
});

const devices = [
  { device: "light", first: day, second: dusk, isDusk: false },
  { device: "dark", first: dusk, second: day, isDusk: true },
] as const;

for (const { device, first, second, isDusk } of devices) {
  test(`on ${device} devices, the switch works, and shows it with more contrast`, async ({
    page,
    visit,
  }) => {
    await page.emulateMedia({ colorScheme: device });
    await visit("/about");
    await expect(control(page)).toBeChecked({ checked: isDusk });
    const { paper, bar } = first;
    expect(await look(page)).toMatchObject({ paper, bar });
    await page.emulateMedia({ contrast: "more" });
    const background = await control(page).evaluate(
      (element) => getComputedStyle(element, "::after").backgroundImage,
    );
    const [sun, sky, moon] = background.match(/rgb\([^)]*\)/g) ?? [];
    const [bright, dark] = isDusk ? [moon, sun] : [sun, moon];
    expect(dark).toBe(sky);
    const ratio = contrastRatio(rgbOf(bright ?? ""), rgbOf(sky ?? ""));
    expect(ratio).toBeGreaterThan(7);
    await page.emulateMedia({ contrast: null });

    await control(page).click();
    const pictures: string[] = [];
    page.on("request", (request) => {
      if (request.resourceType() === "image") pictures.push(request.url());
    });
    await visit("/");
    await page.waitForLoadState("networkidle");
    expect(await look(page)).toEqual(second);
    const heroes = pictures
      .map((address) => address.replace(/.*\//, ""))
      .filter((name) => name.startsWith("hero."));
    expect(heroes).toEqual([second.hero]);
    expect(new Set(pictures).size).toBe(pictures.length);

    await control(page).click();
    await expect(control(page)).toBeChecked({ checked: isDusk });
    await expect.poll(() => look(page)).toEqual(first);

    await control(page).press("Space");
    await expect(control(page)).toBeChecked({ checked: !isDusk });
    await expect.poll(() => look(page)).toEqual(second);
  });
}

test("a picture above a page's text is loaded first, and once", async ({
  page,
  visit,
}) => {
  await visit("/about");
  await control(page).click();
  await visit("/voluntarios");
  await page.waitForLoadState("networkidle");
  const picture = page.locator("article > header img");
  await expect(picture).toHaveAttribute("loading", "eager");
  const requests = await page.requests();
  const files = requests
    .map((request) => request.url())
    .filter((address) => address.includes("/mesa."));
  expect(files).toEqual([expect.stringMatching(/\/mesa\.dusk\.avif$/)]);
});

test("Back and other tabs follow", async ({ page, context, visit }) => {
  await visit("/");
  await visit("/about");
  await control(page).click();
  await page.goBack();
  await expect(control(page)).toBeChecked();
  await expect.poll(() => look(page)).toEqual(dusk);

  const other = await context.newPage();
  await other.goto(page.url());
  await control(other).click();
  await expect(control(page)).not.toBeChecked();
  await expect.poll(() => look(page)).toEqual(day);
});

test("the device decides until the visitor does", async ({ page, visit }) => {
  // By another site, as on github.io, where sites share an address.
  await page.addInitScript(() => (localStorage["scheme"] ??= "auto"));
  await visit("/");
  expect(await look(page)).toEqual(day);
  await page.emulateMedia({ colorScheme: "dark" });
  await expect(control(page)).toBeChecked();
  await expect.poll(() => look(page)).toEqual(dusk);
  await control(page).click();
  await page.emulateMedia({ colorScheme: "light" });
  await page.emulateMedia({ colorScheme: "dark" });
  await expect(control(page)).not.toBeChecked();
  await expect.poll(() => look(page)).toEqual(day);
});

test("offline, the pictures stay", async ({ page, visit }) => {
  await visit("/");
  await page.evaluate(() => {
    Object.defineProperty(navigator, "onLine", { value: false });
  });
  await control(page).click();
  const { paper, bar } = dusk;
  await expect.poll(() => look(page)).toEqual({ ...day, paper, bar });
});

test("only those who like motion see a fade", async ({ page, visit }) => {
  for (const reducedMotion of ["reduce", "no-preference"] as const) {
    await page.emulateMedia({ reducedMotion });
    await visit("/about");
    await control(page).click();
    const isFading = await page.evaluate(() =>
      document.documentElement.matches(":active-view-transition"),
    );
    expect(isFading).toBe(reducedMotion !== "reduce");
  }
});
