import sharp from "sharp";
import { iconsFrom } from "../../src/built-site/icons";
import { colors } from "../../src/theme/colors";
import { sampleFolder } from "../browser/support/sample";

const icons = iconsFrom(`${sampleFolder}/images/logo.png`);

const bytesOf = async (name: string) => Buffer.from((await icons)[name] ?? "");

test.each([
  ["apple-touch-icon.png", 180],
  ["icon-192.png", 192],
  ["icon-512.png", 512],
  ["icon-maskable.png", 512],
])("%s is %d pixels wide and has no see-through parts", async (name, size) => {
  const { width, height, hasAlpha } = await sharp(
    await bytesOf(name),
  ).metadata();

  expect({ width, height, hasAlpha }).toEqual({
    width: size,
    height: size,
    hasAlpha: false,
  });
});

test.each([
  ["of the shield", () => sharp("static/icon-maskable.png")],
  ["of a logo", async () => sharp(await bytesOf("icon-maskable.png"))],
])(
  "a system that cuts the icon %s into its own shape cuts only paper",
  async (_, open) => {
    const icon = await open();
    const { data, info } = await icon
      .raw()
      .toBuffer({ resolveWithObject: true });
    const { width, height, channels } = info;
    const found = new Set<string>();
    for (let at = 0; at < width * height; at += 1) {
      const x = (at % width) + 0.5 - width / 2;
      const y = Math.floor(at / width) + 0.5 - height / 2;
      // What no shape may cut is a circle of four fifths of the width.
      if (Math.hypot(x, y) < width * 0.4) continue;
      const pixel = data.subarray(at * channels, at * channels + 3);
      found.add(`#${pixel.toString("hex").toUpperCase()}`);
    }

    expect([...found]).toEqual([colors.page.day]);
  },
);

test("a logo fills most of an icon that is shown as it is", async () => {
  const { info } = await sharp(await bytesOf("icon-512.png"))
    .trim()
    .toBuffer({ resolveWithObject: true });

  expect(Math.max(info.width, info.height)).toBeGreaterThan(512 * 0.75);
});

test("the small icons are the logo alone, 32 pixels and in an SVG", async () => {
  const ico = await bytesOf("favicon.ico");
  const svg = (await bytesOf("favicon.svg")).toString();
  const [, inside = ""] = /base64,([^"]+)"/.exec(svg) ?? [];

  expect(await sharp(ico).metadata()).toMatchObject({
    format: "png",
    width: 32,
    hasAlpha: true,
  });
  expect(await sharp(Buffer.from(inside, "base64")).metadata()).toMatchObject({
    width: 128,
    hasAlpha: true,
  });
});
