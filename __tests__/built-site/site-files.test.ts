import { siteFiles } from "../../src/built-site/site-files";
import { site } from "../examples/site";

function manifest(facts = {}): unknown {
  const files = siteFiles({ ...site, ...facts }, [], "");
  return JSON.parse(files["manifest.webmanifest"] ?? "");
}

test("include a calendar if the content has events, even past ones", () => {
  const facts = { ...site, timeZone: "America/Denver" };
  const { "events.ics": calendar } = siteFiles(facts, [], "");

  expect(calendar).toMatch(/^BEGIN:VCALENDAR\r\n/);
  expect(calendar).toContain("X-WR-TIMEZONE:America/Denver\r\n");
});

// page-files.spec.ts tests that its addresses work.
test("the manifest has the name, and says which icon phones may cut into a shape", () => {
  const { name } = site;
  const maskable = { src: "/icon-maskable.png", purpose: "maskable" };

  expect(manifest()).toMatchObject({ name, icons: [{}, {}, maskable] });
});

test.each([
  ["the given one", { shortName: "Río Verde" }, "Río Verde"],
  ["the name, if it has room", { name: "Río Verde" }, "Río Verde"],
])("the short name is %s", (_, facts, name) => {
  expect(manifest(facts)).toHaveProperty("short_name", name);
});
