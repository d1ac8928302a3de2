import { changeFile } from "../../edit/text/change-file";
import type { FieldChange } from "../../edit/text/proposals";
import { withEdits } from "../../src/content/read/edits";

function changed(path: string, text: string, change: FieldChange) {
  const edit = changeFile(path, text, change);
  return edit ? withEdits(text, edit) : "no change";
}

const event = (title: string) => `- title: ${title}\n  start: 2099-05-02\n`;

test.each<[string, string, string, FieldChange, string]>([
  [
    "a value before a comment that stood for it",
    "site.yml",
    "contact:\n  phone: # to be added\n",
    { kind: "write", keys: ["contact", "phone"], value: "5" },
    'contact:\n  phone: "5" # to be added\n',
  ],
  [
    "quotes only as long as YAML needs them",
    "notice.yml",
    'text: "Closed: the trail"\n',
    { kind: "write", keys: ["text"], value: "Closed" },
    "text: Closed\n",
  ],
  [
    "quotes that keep a comment apart from the text",
    "notice.yml",
    "text: Trail 5 # the north one\n",
    { kind: "write", keys: ["text"], value: "Trail 6" },
    'text: "Trail 6" # the north one\n',
  ],
  [
    "quotes that were there by choice",
    "notice.yml",
    'text: "Closed"\n',
    { kind: "write", keys: ["text"], value: "Open" },
    'text: "Open"\n',
  ],
  [
    "quotes for a tax ID, whatever was typed on the way to it",
    "site.yml",
    "ein: 0 # to be completed\n",
    { kind: "write", keys: ["ein"], value: "01-" },
    'ein: "01-" # to be completed\n',
  ],
  [
    "quotes around curly ones, which the check would take for YAML's",
    "events.yml",
    event("Play"),
    { kind: "write", keys: [0, "title"], value: "“Hamlet”" },
    event('"“Hamlet”"'),
  ],
  [
    "a group that is missing, with the field in it",
    "site.yml",
    "name: Us\nein: 12-3456789\n",
    { kind: "write", keys: ["contact", "phone"], value: "(515) 555-0134" },
    "name: Us\ncontact:\n  phone: (515) 555-0134\nein: 12-3456789\n",
  ],
  [
    "no empty group where its last field was",
    "site.yml",
    "name: Us\ncontact:\n  phone: (515) 555-0134\nein: 12-3456789\n",
    { kind: "write", keys: ["contact", "phone"], value: undefined },
    "name: Us\nein: 12-3456789\n",
  ],
  [
    "paragraphs in the lines below the name",
    "events.yml",
    event("Walk"),
    { kind: "write", keys: [0, "text"], value: "We walk.\n\nWe talk." },
    `${event("Walk")}  text: |-\n    We walk.\n\n    We talk.\n`,
  ],
  [
    "an entry with the comment above it",
    "events.yml",
    `# All events\n${event("One")}\n# The annual one\n${event("Two")}`,
    { kind: "moveDown", keys: [0] },
    `# All events\n# The annual one\n${event("Two")}\n${event("One")}`,
  ],
  [
    "no comment of the next field, though an empty one is before it",
    "site.yml",
    "links:\n  - label: One\n    url: /one\n  - label:\n    url:\n\n# The tax ID.\nein: 12-3456789\n",
    { kind: "write", keys: ["links", 1], value: undefined },
    "links:\n  - label: One\n    url: /one\n\n# The tax ID.\nein: 12-3456789\n",
  ],
  [
    "an entry as far from the others as they are",
    "events.yml",
    `${event("One")}\n${event("Two")}`,
    {
      kind: "write",
      keys: [2],
      value: { title: "Three", start: "2099-05-02" },
    },
    `${event("One")}\n${event("Two")}\n${event("Three")}`,
  ],
  [
    "the next field after the hyphen of one that is gone",
    "events.yml",
    "- end: 2099-05-03\n  title: Walk\n  start: 2099-05-02\n",
    { kind: "write", keys: [0, "end"], value: undefined },
    event("Walk"),
  ],
  [
    "no blank lines where an entry was",
    "events.yml",
    `${event("One")}\n${event("Two")}\n${event("Three")}`,
    { kind: "write", keys: [1], value: undefined },
    `${event("One")}\n${event("Three")}`,
  ],
  [
    "the comments below an entry that is gone",
    "events.yml",
    `${event("One")}\n# In the fall\n\n${event("Two")}`,
    { kind: "write", keys: [0], value: undefined },
    `# In the fall\n\n${event("Two")}`,
  ],
  [
    "a field that has a name only",
    "notice.yml",
    "text:\nuntil: 2099-05-02\n",
    { kind: "write", keys: ["text"], value: "Closed" },
    "text: Closed\nuntil: 2099-05-02\n",
  ],
  [
    "the first field of an entry that has none",
    "events.yml",
    `${event("One")}-\n`,
    { kind: "write", keys: [1, "title"], value: "Two" },
    `${event("One")}- title: Two\n`,
  ],
  [
    "the first entry below the comments of a file",
    "events.yml",
    "# What visitors can come to.",
    { kind: "write", keys: [0], value: { title: "One", start: "2099-05-02" } },
    `# What visitors can come to.\n${event("One")}`,
  ],
  [
    "the first field of a page",
    "pages/help.mdx",
    "---\n---\n\nText --- more\n",
    { kind: "write", keys: ["title"], value: "Help" },
    "---\ntitle: Help\n---\n\nText --- more\n",
  ],
  [
    "a text that was wrapped, wrapped again",
    "notice.yml",
    `text: >-\n  ${"one ".repeat(20)}\n  two\n`,
    { kind: "write", keys: ["text"], value: `${"one ".repeat(20)}three` },
    `text: >-\n  ${"one ".repeat(18)}one\n  one three\n`,
  ],
  [
    "nothing in a file that can't be read",
    "notice.yml",
    'text: "Closed\n',
    { kind: "write", keys: ["link"], value: { label: "More", url: "/about" } },
    "no change",
  ],
])("writes %s", (_, path, text, change, expected) => {
  expect(changed(path, text, change)).toBe(expected);
});
