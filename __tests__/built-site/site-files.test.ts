import { siteFiles } from "../../src/built-site/site-files";
import { site } from "../examples/site";

function manifest(pathPrefix: string, facts = {}): unknown {
  const files = siteFiles({ ...site, ...facts }, [], pathPrefix);
  return JSON.parse(files["manifest.webmanifest"] ?? "");
}

test("include a calendar if the content has events, even past ones", () => {
  const facts = { ...site, timeZone: "America/Denver" };
  const { "events.ics": calendar } = siteFiles(facts, [], "");

  expect(calendar).toMatch(/^BEGIN:VCALENDAR\r\n/);
  expect(calendar).toContain("X-WR-TIMEZONE:America/Denver\r\n");
});

test("the manifest leads to the home page and to icons", () => {
  expect(manifest("/trust")).toMatchObject({
    name: "Friends of the Río Verde Library",
    start_url: "/trust/",
    icons: [
      { src: "/trust/icon-192.png", sizes: "192x192" },
      { src: "/trust/icon-512.png", sizes: "512x512" },
      { src: "/trust/icon-maskable.png", purpose: "maskable" },
    ],
  });
});

test.each([
  ["the given one", { shortName: "Río Verde" }, "Río Verde"],
  ["the name, if it has room", { name: "Río Verde" }, "Río Verde"],
])("the short name is %s", (_, facts, name) => {
  expect(manifest("", facts)).toHaveProperty("short_name", name);
});
