import { changeFile } from "../../edit/text/change-file";
import type { FieldChange } from "../../edit/text/proposals";
import { withEdits } from "../../src/content/read/edits";

function changed(path: string, text: string, change: FieldChange) {
  const edit = changeFile(path, text, change);
  return edit ? withEdits(text, edit) : "no change";
}

const write = (value: (FieldChange & { kind: "write" })["value"]) => ({
  at: (...keys: FieldChange["keys"]) =>
    ({ kind: "write", keys, value }) as const,
});

const words = "one ".repeat(18);

test.each([
  // Quotes only as long as YAML needs them
  ["notice.yml", 'text: "Closed: the trail"', "Closed", "text: Closed"],
  // Quotes that were there by choice
  ["notice.yml", 'text: "Closed"', "Open", 'text: "Open"'],
  // Quotes that keep a comment apart from the text
  ["notice.yml", "text: Trail 5 # north", "Trail 6", 'text: "Trail 6" # north'],
  // Quotes around curly ones, which the check would take for YAML's
  ["notice.yml", "text: Play", "“Hamlet”", 'text: "“Hamlet”"'],
  // Quotes for a tax ID, whatever was typed on the way to it
  [
    "site.yml",
    "ein: 0 # to be completed",
    "01-",
    'ein: "01-" # to be completed',
  ],
  // Before a comment that stood for the value
  ["notice.yml", "text: # to be added", "5", 'text: "5" # to be added'],
  ["notice.yml", "text:\nuntil: 2099-05-02", "A", "text: A\nuntil: 2099-05-02"],
  // A text that was wrapped is wrapped again
  [
    "notice.yml",
    "text: >-\n  a\n  b",
    `${words}one one three`,
    `text: >-\n  ${words}one\n  one three`,
  ],
])("%s: %s, where %j is typed, becomes %s", (path, before, typed, after) => {
  const [name = ""] = before.split(":");

  const text = changed(path, `${before}\n`, write(typed).at(name));

  expect(text).toBe(`${after}\n`);
});

test("a group comes with its first field, and goes with its last", () => {
  const [name, ein] = ["name: Us\n", "ein: 12-3456789\n"];
  const phone = "(515) 555-0134";
  const without = name + ein;
  const written = `${name}contact:\n  phone: ${phone}\n${ein}`;

  const change = (text: string, value: string | undefined) =>
    changed("site.yml", text, write(value).at("contact", "phone"));

  expect(change(without, phone)).toBe(written);
  expect(change(written, undefined)).toBe(without);
});

const event = (title: string) => `- title: ${title}\n  start: 2099-05-02\n`;
const three = { title: "Three", start: "2099-05-02" };

test.each<[string, string, FieldChange, string]>([
  [
    "paragraphs are in the lines below the name",
    event("Walk"),
    write("We walk.\n\nWe talk.").at(0, "text"),
    `${event("Walk")}  text: |-\n    We walk.\n\n    We talk.\n`,
  ],
  [
    "an entry moves with the comment above it",
    `# All events\n${event("One")}\n# The annual one\n${event("Two")}`,
    { kind: "moveDown", keys: [0] },
    `# All events\n# The annual one\n${event("Two")}\n${event("One")}`,
  ],
  [
    "an entry is as far from the others as they are",
    `${event("One")}\n${event("Two")}`,
    write(three).at(2),
    `${event("One")}\n${event("Two")}\n${event("Three")}`,
  ],
  [
    "the next field is after the hyphen of one that is gone",
    "- end: 2099-05-03\n  title: Walk\n  start: 2099-05-02\n",
    write(undefined).at(0, "end"),
    event("Walk"),
  ],
  [
    "an entry goes with the blank lines below it, and without the comments",
    `${event("One")}\n# In the fall\n\n${event("Two")}`,
    write(undefined).at(0),
    `# In the fall\n\n${event("Two")}`,
  ],
  [
    "an entry that has no field gets its first",
    `${event("One")}-\n`,
    write("Two").at(1, "title"),
    `${event("One")}- title: Two\n`,
  ],
  [
    "the first entry is below the comments of the file",
    "# What visitors can come to.",
    write(three).at(0),
    `# What visitors can come to.\n${event("Three")}`,
  ],
])("in a list, %s", (_, before, change, after) => {
  expect(changed("events.yml", before, change)).toBe(after);
});

test("an empty entry goes without the comment of the next field", () => {
  const link = "links:\n  - label: One\n    url: /one\n";
  const ein = "\n# The tax ID.\nein: 12-3456789\n";

  const text = `${link}  - label:\n    url:\n${ein}`;

  expect(changed("site.yml", text, write(undefined).at("links", 1))).toBe(
    link + ein,
  );
});

test("a page gets its first field", () => {
  const page = (fields: string) => `---\n${fields}---\n\nText --- more\n`;

  const text = changed("pages/help.mdx", page(""), write("Help").at("title"));

  expect(text).toBe(page("title: Help\n"));
});

test("nothing is written in a file that can't be read", () => {
  const link = { label: "More", url: "/about" };

  const text = changed("notice.yml", 'text: "Closed\n', write(link).at("link"));

  expect(text).toBe("no change");
});
