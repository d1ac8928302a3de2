import { formatButtons } from "../../edit/page-text/format-buttons";
import {
  linkTo,
  withComponent,
  withPastedElement,
} from "../../edit/page-text/insertions";
import { nextItem } from "../../edit/page-text/line-markers";
import type { TextChange } from "../../edit/page-text/text-selection";

/** Applies a change to a text in which `[` and `]` mark what is selected. */
function applied(marked: string, format: TextChange) {
  const from = marked.indexOf("[");
  const to = marked.indexOf("]") - 1;
  const before = marked.replace(/[[\]]/g, "");
  const { text, ...selected } = format({ text: before, from, to });
  const shown = text.slice(selected.from, selected.to);
  return `${text.slice(0, selected.from)}[${shown}]${text.slice(selected.to)}`;
}

test.each([
  ["Bold", "We **[sow]** seeds", "We [sow] seeds"],
  ["Italic", "We []", "We *[]*"],
  ["Bold", "We **sow[]**", "We **sow**[]"],
  ["Bold", "We **sow**[]", "We **sow[]**"],
  ["Bold", "We **[]**", "We []"],
  ["Bold", "We [sow ]seeds", "We [**sow**] seeds"],
  // In a part of a word, underscores would show.
  ["Italic", "Re[sow]ing", "Re[*sow*]ing"],
  ["Italic", "Re*[sow]*ing", "Re[sow]ing"],
  ["Italic", "[re]sow", "[*re*]sow"],
  ["Italic", "re**[sow]**", "re**[*sow*]**"],
  ["Italic", "re***[sow]***", "re**[sow]**"],
  ["Italic", "[***sow***]", "[**sow**]"],
  ["Bold", "*[sow]*", "*[**sow**]*"],
  ["Italic", "We _[sow]_", "We [sow]"],
  ["Italic", "We _sow[]_", "We _sow_[]"],
  [
    "Bold",
    "- [One\n- Two \n\n<Photo />\n\nThree]",
    "- [**One**\n- **Two** \n\n<Photo />\n\n**Three**]",
  ],
  ["Bold", "[**a** and **b**]", "[**a and b**]"],
  ["Italic", "[a_b *c* **d**]", "[*a_b c **d***]"],
  ["Bold", "[<Note>\n\nOne\n\n</Note>]", "[<Note>\n\n**One**\n\n</Note>]"],
  ["Heading", "One\nT[]wo\nThree", "One\n## Two[]\nThree"],
  ["Heading", "## Two[]", "Two[]"],
  ["Heading", "[One\n]Two", "## One[]\nTwo"],
  ["Smaller heading", "## Two[]", "### Two[]"],
  ["List", "[One\n  - Two]", "- One\n  - Two[]"],
  ["Numbered list", "[One\n\nTwo]", "1. One\n\n2. Two[]"],
  ["List", "One\n[]\nTwo", "One\n- []\nTwo"],
  ["Heading", "[]\nOne", "## []\nOne"],
])("%s in %j", (name, before, after) => {
  const button = formatButtons.find((each) => each.name === name);
  if (!button) throw new Error("There is no such button");
  expect(applied(before, button.format)).toBe(after);
});

test.each([
  ["/about", "See ", "[About](/about)", ""],
  ["/about", "See us", "[us](/about)", ""],
  [undefined, "See us", "[us](https://)", "https://"],
  [undefined, "See ", "[About](https://)", "About"],
])("a link to %s after %j", (address, before, link, selected) => {
  const { text, from, to } = linkTo(
    address,
    "About",
  )({
    text: `${before} now`,
    from: "See ".length,
    to: before.length,
  });
  expect(text).toBe(`See ${link} now`);
  // Typing on doesn't change the address of a page.
  expect(text.slice(from, to)).toBe(selected);
});

test.each([
  ["- One", "- "],
  ["  * One", "  * "],
  ["9. One", "10. "],
  ["- ", ""],
  ["One", undefined],
  ["* * *", undefined],
  ["1998. It began", undefined],
])("Enter after %j writes %j", (line, begun) => {
  expect(nextItem(line)).toBe(begun);
});

test.each([
  ["Photo", "[]", '<Photo image="" alt="" />\n'],
  ["Vignette", "[]", '<Vignette name="" />\n'],
  ["DonateButton", "O[]ne\nTwo", "One\nTwo\n\n<DonateButton />\n"],
  ["DonateButton", "O[]ne\n\nTwo", "One\n\n<DonateButton />\n\nTwo"],
  ["DonateButton", "One\n[]\nTwo", "One\n\n<DonateButton />\n\nTwo"],
  ["Note", "One\n\n[Two]", 'One\n\n<Note title="">\n\nTwo\n\n</Note>\n'],
] as const)("adds %s to %j", (name, before, after) => {
  const marked = applied(before, withComponent(name));
  expect(marked.replace("[]", "")).toBe(after);
});

test.each([
  ["One\n\n[]## Two", "One\n\n<DonateButton />\n\n## Two"],
  ["[]\nOne", "<DonateButton />\n\nOne"],
  ["One\n\nT[]wo\n", "One\n\nTwo\n\n<DonateButton />\n"],
  ["One [two] three\n\nFour", "One  three\n\n<DonateButton />\n\nFour"],
])("pastes an element into %j", (before, after) => {
  const element = "<DonateButton />";
  const marked = applied(before, withPastedElement(element));
  expect(marked.replace("[]", "")).toBe(after);
});
