/** @jest-environment node */
import {
  comparePage,
  compareYaml,
} from "../../../src/content/check/build-reading";
import {
  type CheckedFields,
  checkFields,
} from "../../../src/content/check/yaml/check-fields";
import { impactSchema } from "../../../src/content/schema/impact";
import { pageSchema } from "../../../src/content/schema/page";
import { validFiles } from "../support/valid-files";

const impact = validFiles["impact.yml"] ?? "";
const checked = checkFields(impactSchema, impact, "impact");
const page = "---\ntitle: About\n---\nHello.\n";
const front = checkFields(pageSchema, "title: About\n", "about");

/** What was checked, had the checker read something else. */
const as = (value: unknown, fields: CheckedFields): CheckedFields => ({
  ...fields,
  value,
});

const sameForAll = "text that every YAML reader takes the same way";

test("a file that the build reads as it was checked", () => {
  expect(compareYaml(impact, checked)).toEqual([]);
  expect(comparePage(page, "Hello.\n", front)).toEqual([]);
});

test("a field that the build would read differently", () => {
  const other = impact.replace("Acres", "Miles");

  expect(compareYaml(other, checked)).toEqual([
    {
      offset: impact.indexOf("Acres"),
      path: "impact › Acres › label",
      found: "text that the site's build would read differently",
      expected: sameForAll,
      fix: "put the text in double quotes, on one line",
    },
  ]);
});

test.each([
  ["a list instead of fields", { 0: "a" }, "- a\n"],
  ["a field more", {}, "a: 1\n"],
  ["a field less", { a: 1, b: 2 }, "a: 1\n"],
  ["a number instead of text", { a: "510" }, "a: 510\n"],
  ["a day with a time", { a: "2025-06-30" }, "a: 2025-06-30 10:00:00\n"],
])("%s", (_, value, text) => {
  expect(compareYaml(text, as(value, checked))).toHaveLength(1);
});

test("YAML that the build can't read", () => {
  expect(compareYaml("a: [", checked)).toEqual([
    {
      offset: 0,
      path: "impact",
      found: "YAML that the site's build can't read",
      expected: sameForAll,
      fix: "put every text in double quotes, on one line",
    },
  ]);
});

test("a body that begins elsewhere to the build", () => {
  expect(comparePage(page, "\nHello.\n", front)).toHaveLength(1);
});

test("front matter in another language is not run", () => {
  const nasty = '---js\n{ title: globalThis.ran = "About" }\n---\n';

  comparePage(nasty, "", front);
  expect(globalThis).not.toHaveProperty("ran");
});
