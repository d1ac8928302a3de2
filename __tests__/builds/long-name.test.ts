import { readFile, writeFile } from "node:fs/promises";
import path from "node:path";
import { openChromium } from "../../scripts/browser/find-chromium";
import { serveSite } from "../../scripts/serve/static-server";
import { build, freshProject } from "./site-build";

/** As long as the content model allows. */
const longest =
  "International Association for the Conservation of Environments and Communities X";

const names = [
  longest,
  "Friends of García Creek & St. John's Prairie of Doña Ana County",
];

let folder: string;

beforeAll(async () => {
  folder = await freshProject();
  const edit = async (file: string, from: RegExp, to: string) => {
    const place = path.join(folder, "content", file);
    const text = await readFile(place, "utf8");
    await writeFile(place, text.replace(from, to));
  };
  await edit("site.yml", /^name: .*$/m, `name: ${longest}`);
  await edit(
    "pages/accessibility.mdx",
    /^title: .*$/m,
    "title: Volunteer With U",
  );
  await edit(
    "pages/terms-of-use.mdx",
    /^title: .*$/m,
    "title: Support Our Work\nmenu: true",
  );
});

test("a long name and two pages in the menu fit in one row of the bar", async () => {
  expect(await build(folder)).toMatchObject({ ok: true });
  const { origin, close } = await serveSite(path.join(folder, "public"), 0);
  const browser = await openChromium();
  const page = await browser.newPage();
  const wrong: string[] = [];
  for (const name of names) {
    await page.goto(`${origin}/about`);
    await page
      .getByRole("banner")
      .getByText(longest)
      .evaluate((words, other) => (words.textContent = other), name);
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
      if (!isRight) wrong.push(`${name} at ${width} px`);
    }
  }
  await browser.close();
  close();
  expect(wrong).toEqual([]);
});
