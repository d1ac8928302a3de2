import { readFile, writeFile } from "node:fs/promises";
import path from "node:path";
import { openChromium } from "../../scripts/browser/find-chromium";
import { serveSite } from "../../scripts/serve/static-server";
import { build, freshProject } from "./site-build";

/** As long as the content model allows. */
const longest =
  "International Association for the Conservation of Environments and Communities X";

/** With the longest menu, too, which leaves least room for the name. */
const changes = [
  ["site.yml", /^name: .*$/m, `name: ${longest}`],
  ["pages/accessibility.mdx", /^title: .*$/m, "title: Volunteer With U"],
  [
    "pages/terms-of-use.mdx",
    /^title: .*$/m,
    "title: Support Our Work\nmenu: true",
  ],
] as const;

// bar.spec.ts has shorter names.
test("the longest name and the longest menu fit in one row of the bar", async () => {
  const folder = await freshProject();
  for (const [name, from, to] of changes) {
    const file = path.join(folder, "content", name);
    const text = await readFile(file, "utf8");
    await writeFile(file, text.replace(from, to));
  }
  expect(await build(folder)).toMatchObject({ ok: true });
  const { origin, close } = await serveSite(path.join(folder, "public"), 0);
  const browser = await openChromium();
  const page = await browser.newPage();
  await page.goto(`${origin}/about`);
  const wrong: number[] = [];
  for (const width of [320, 390, 480, 768, 1199, 1200, 1280, 1440, 1920]) {
    await page.setViewportSize({ width, height: 800 });
    const isRight = await page.getByRole("banner").evaluate((bar) => {
      const { height } = bar.getBoundingClientRect();
      const [brand] = bar.getElementsByTagName("a");
      const words = document.createRange();
      words.selectNodeContents(brand ?? bar);
      const box = words.getBoundingClientRect();
      const shown = [...bar.querySelectorAll("a, button")]
        .filter((each) => each.checkVisibility())
        .map((each) => each.getBoundingClientRect());
      return (
        height === 74 &&
        // Of letters, a line's box is a little taller.
        box.top > -4 &&
        box.bottom < height + 4 &&
        shown.every(({ left, right }) => left >= 0 && right <= innerWidth)
      );
    });
    if (!isRight) wrong.push(width);
  }
  await browser.close();
  close();
  expect(wrong).toEqual([]);
});
