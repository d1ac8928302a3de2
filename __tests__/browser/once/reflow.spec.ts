import { expect, test } from "../support/test";

test("a long figure is on one line", async ({ page, visit }) => {
  for (const path of ["/", "/about"]) {
    await visit(path);
    const figure = page.getByText("1,000,000+", { exact: true });
    await figure.evaluate((strong) => (strong.textContent = "3,000,000+"));
    const long = page.getByText("3,000,000+", { exact: true });
    for (const width of [280, 320, 390, 1280]) {
      await page.setViewportSize({ width, height: 800 });
      const lines = await long.evaluate((strong) => {
        const range = document.createRange();
        range.selectNodeContents(strong);
        return [...range.getClientRects()].map(
          ({ right }) => right <= innerWidth,
        );
      });
      expect.soft(lines, `${path} at ${width} px`).toEqual([true]);
    }
  }
});

test("plants stand on the land, clear of words", async ({ page, visit }) => {
  await visit("/");
  const section = page.getByRole("region", { name: "Our Impact" });
  for (const width of [280, 320, 768, 1024, 1440]) {
    await page.setViewportSize({ width, height: 800 });
    const { feet, covered } = await section.evaluate((element) => {
      const plants = Array.from(
        element.querySelectorAll("ul + div img"),
        (plant) => plant.getBoundingClientRect(),
      );
      const words = Array.from(element.querySelectorAll("li")).flatMap(
        (item) => {
          const range = document.createRange();
          range.selectNodeContents(item);
          return [...range.getClientRects()];
        },
      );
      return {
        feet: plants.map(({ bottom }) => Math.round(bottom)),
        covered: words.filter((word) =>
          plants.some(
            (plant) =>
              plant.left < word.right &&
              plant.right > word.left &&
              plant.top < word.bottom,
          ),
        ).length,
      };
    });
    expect.soft(feet, `at ${width} px`).toHaveLength(4);
    expect.soft(new Set(feet).size, `at ${width} px`).toBe(1);
    expect.soft(covered, `at ${width} px`).toBe(0);
  }
});

test("in two rows, signs hang from those above", async ({ page, visit }) => {
  await page.setViewportSize({ width: 1024, height: 800 });
  await visit("/");
  const signs = page
    .getByRole("region", { name: "Our Mission" })
    .getByRole("listitem");
  const above = await signs.first().boundingBox();
  const below = await signs.last().boundingBox();
  const gap = (below?.y ?? NaN) - (above?.y ?? NaN) - (above?.height ?? NaN);
  const chain = { pseudo: "before" } as const;
  await expect(signs.last()).toHaveCSS("height", `${gap}px`, chain);
});

test("a phone shows the date of an event on one line", async ({
  page,
  visit,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await visit("/events");
  const lines = await page.getByText(/^\w+ \d+, 2099,?$/).evaluateAll((dates) =>
    dates.map((date) => {
      const text = document.createRange();
      text.selectNodeContents(date);
      return text.getClientRects().length;
    }),
  );
  expect(lines.length).toBeGreaterThan(0);
  expect(Math.max(...lines)).toBe(1);
});

test("the focus in the contents is not cut off", async ({ page, visit }) => {
  await visit("/field-notes");
  const contents = page.getByRole("navigation", { name: "On this page" });
  const links = contents.getByRole("link");
  for (const link of [links.first(), links.last()]) {
    // The focus shows after a key.
    await page.keyboard.press("Tab");
    await link.focus();
    const style = "nav { overflow: visible !important }";
    const asShown = await page.screenshot();
    const whole = await page.screenshot({ style });
    expect(asShown.equals(whole)).toBe(true);
  }
});

test("phones show the cells of a table as a list", async ({ page, visit }) => {
  await visit("/field-notes");
  const cells = page.getByRole("cell");
  const last = cells.last();
  const before = { pseudo: "before" } as const;
  const isStacked = async () => {
    const [first, second] = await Promise.all(
      [cells.nth(0), cells.nth(1)].map((cell) => cell.boundingBox()),
    );
    return (second?.y ?? 0) > (first?.y ?? 0);
  };
  expect(await isStacked()).toBe(false);
  await expect(last).toHaveCSS("content", "none", before);
  await expect(cells.nth(3)).toHaveCSS("text-align", "right");
  // Older versions of Safari otherwise forget that blocks are rows and cells.
  for (const [tag, role] of [
    ["tr", "row"],
    ["th", "columnheader"],
    ["td", "cell"],
  ] as const) {
    await expect(page.locator(`${tag}:not([role=${role}])`)).toHaveCount(0);
  }
  await page.setViewportSize({ width: 390, height: 844 });
  expect(await isStacked()).toBe(true);
  await expect(last).toHaveCSS("content", '"What to bring" / ""', before);
});
