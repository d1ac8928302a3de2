import sharp from "sharp";
import { siteFiles } from "../../src/built-site/site-files";
import { tokens } from "../../src/theme/tokens";
import { site } from "../../src/examples/site";

function manifest(pathPrefix: string, facts = {}): unknown {
  const files = siteFiles({ ...site, ...facts }, pathPrefix);
  return JSON.parse(files["manifest.webmanifest"] ?? "");
}

test("are the manifest and robots.txt, each with a final line break", () => {
  const files = siteFiles(site, "");

  expect(Object.keys(files)).toEqual(["manifest.webmanifest", "robots.txt"]);
  for (const text of Object.values(files)) expect(text).toMatch(/[^\n]\n$/);
});

test("include a calendar if the content has events, even past ones", () => {
  const { "events.ics": calendar } = siteFiles({ ...site, events: [] }, "");

  expect(calendar).toMatch(/^BEGIN:VCALENDAR\r\n/);
});

test("the manifest contains the site's name and icons", () => {
  expect(manifest("")).toEqual({
    name: "Friends of the Río Verde Library",
    start_url: "/",
    display: "browser",
    background_color: tokens.color.page,
    theme_color: tokens.color.page,
    icons: [
      { src: "/icon-192.png", sizes: "192x192", type: "image/png" },
      { src: "/icon-512.png", sizes: "512x512", type: "image/png" },
      {
        src: "/icon-512.png",
        sizes: "512x512",
        type: "image/png",
        purpose: "maskable",
      },
    ],
  });
});

test.each([
  ["the given one", { shortName: "Río Verde" }, "Río Verde"],
  ["the name, if it has room", { name: "Río Verde" }, "Río Verde"],
])("the short name is %s", (_, facts, name) => {
  expect(manifest("", facts)).toHaveProperty("short_name", name);
});

test("a system that cuts the icon into its own shape cuts only paper", async () => {
  const { data, info } = await sharp("static/icon-512.png")
    .raw()
    .toBuffer({ resolveWithObject: true });
  const { width, height, channels } = info;
  const colors = new Set<string>();
  for (let at = 0; at < width * height; at += 1) {
    const x = (at % width) + 0.5 - width / 2;
    const y = Math.floor(at / width) + 0.5 - height / 2;
    // What no shape may cut is a circle of four fifths of the width.
    if (Math.hypot(x, y) < width * 0.4) continue;
    const pixel = data.subarray(at * channels, (at + 1) * channels);
    colors.add(`#${pixel.toString("hex").toUpperCase()}`);
  }

  expect([...colors]).toEqual([tokens.color.page]);
});
