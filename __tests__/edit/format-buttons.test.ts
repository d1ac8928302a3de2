import { EditorState } from "@codemirror/state";
import { markdown } from "../../edit/page-text/editor-look";
import type { Format } from "../../edit/page-text/format";
import { formatButtons } from "../../edit/page-text/format-buttons";
import {
  linkTo,
  withComponent,
  withElementInPlace,
} from "../../edit/page-text/insertions";
import { nextRow } from "../../edit/page-text/table-rows";
import { nextItem } from "../../edit/page-text/line-markers";

/** Applies a format to a text in which `[` and `]` mark what is selected. */
function applied(marked: string, format: Format) {
  const before = EditorState.create({
    doc: marked.replace(/[[\]]/g, ""),
    selection: { anchor: marked.indexOf("["), head: marked.indexOf("]") - 1 },
    extensions: markdown,
  });
  const { state } = before.update(format(before) ?? {});
  const { from, to } = state.selection.main;
  return `${state.sliceDoc(0, from)}[${state.sliceDoc(from, to)}]${state.sliceDoc(to)}`;
}

test.each([
  ["Italic", "We []", "We *[]*"],
  ["Bold", "We **sow[]**", "We **sow**[]"],
  ["Bold", "We **sow**[]", "We **sow[]**"],
  ["Bold", "We **[]**", "We []"],
  ["Italic", "We **[]**", "We ***[]***"],
  ["Bold", "We [sow ]seeds", "We [**sow**] seeds"],
  // In a part of a word, underscores would show.
  ["Italic", "Re[sow]ing", "Re[*sow*]ing"],
  ["Italic", "[***sow***]", "[**sow**]"],
  ["Italic", "We _[sow]_", "We [sow]"],
  ["Italic", "We _sow[]_", "We _sow_[]"],
  [
    "Bold",
    "- [One\n- Two \n\n<Photo />\n\nThree]",
    "- [**One**\n- **Two** \n\n<Photo />\n\n**Three**]",
  ],
  ["Bold", "[**a** and **b**]", "[**a and b**]"],
  ["Bold", "**a [b** c]", "a [**b c**]"],
  ["Italic", "[a_b *c* **d**]", "[*a_b c **d***]"],
  // Cells stay apart, and rows stay rows.
  ["Bold", "| [a] | b |", "| [**a**] | b |"],
  [
    "Bold",
    "[One\n\n| a | b |\n| - | - |]",
    "[**One**]\n\n| a | b |\n| - | - |",
  ],
  ["Italic", "[| a | b |]", "[| a | b |]"],
  ["Heading", "| a | b[] |", "| a | b[] |"],
  ["Bullet list", "[One\n| a |\n| - |]", "- [One\n| a |\n| - |]"],
  ["Heading", "## Two[]", "Two[]"],
  ["Heading", "[One\n]Two", "## [One\n]Two"],
  ["Smaller heading", "## Two[]", "### Two[]"],
  ["Bullet list", "[One\n  - Two]", "- [One\n  - Two]"],
  ["Numbered list", "[One\n\nTwo]", "1. [One\n\n2. Two]"],
  ["Bullet list", "One\n[]\nTwo", "One\n- []\nTwo"],
])("%s in %j", (name, before, after) => {
  const button = formatButtons.find((each) => each.name === name);
  if (!button) throw new Error("There is no such button");
  expect(applied(before, button.format)).toBe(after);
});

test.each([
  // Typing on doesn't change the address of a page.
  ["/about", "See [] now", "See [About](/about)[] now"],
  [undefined, "See [us] now", "See [us]([https://]) now"],
  [undefined, "See [] now", "See [[]](https://) now"],
  // A triple-click also selects the line break.
  ["/about", "[## us\n]", "## [us](/about)[]\n"],
  ["/about", "See[ ]", "See [About](/about)[]"],
])("a link to %s in %j", (address, before, after) => {
  expect(applied(before, linkTo(address, address ? "About" : ""))).toBe(after);
});

test("a link takes the place of another among the selected words", () => {
  const doc = "See [us](/us) now";
  const selection = { anchor: 0, head: doc.length };
  const state = EditorState.create({ doc, selection });
  const { newDoc } = state.update(linkTo("/about", "About")(state) ?? {});
  expect(newDoc.toString()).toBe("[See us now](/about)");
});

test.each([
  ["  * One", "  * "],
  ["9. One", "10. "],
  ["- ", ""],
  ["1998. It began", undefined],
])("Enter after %j writes %j", (line, begun) => {
  expect(nextItem(line)).toBe(begun);
});

test.each([
  ["| A | B |[]", "| A | B |\n| [] |  |"],
  ["| A \\| B[] |\n\nC", "| A \\| B |\n| [] |\n\nC"],
  ["| A[] |\n| --- |\n| B |", "| A |\n| --- |\n| [] |\n| B |"],
  ["| A |\n| --- |[]", "| A |\n| --- |\n| [] |"],
  ["| A |\n| [] |\n\nB", "| A |\n[]\n\nB"],
  ["| A |\n| --- |\n[]| B |", "| A |\n| --- |\n| B |\n| [] |"],
])("Enter in the table %j makes it %j", (before, after) => {
  expect(applied(before, nextRow)).toBe(after);
});

test.each(["[]| A |", "A | B[]", "[| A |]"])("no row after %j", (before) => {
  expect(applied(before, nextRow)).toBe(before);
});

test.each([
  ["Photo", "[]", '<Photo image="" alt="" />\n'],
  ["DonateButton", "O[]ne\nTwo", "One\nTwo\n\n<DonateButton />\n"],
  ["DonateButton", "O[]ne\n\nTwo", "One\n\n<DonateButton />\n\nTwo"],
  ["Note", "One\n\n[Two]", 'One\n\n<Note title="">\n\nTwo\n\n</Note>\n'],
] as const)("adds %s to %j", (name, before, after) => {
  const marked = applied(before, withComponent(name));
  expect(marked.replace("[]", "")).toBe(after);
});

test.each([
  ["One\n\n[]## Two", "One\n\n<DonateButton />\n\n## Two"],
  ["[]\nOne", "<DonateButton />\n\nOne"],
  ["One\n\nT[]wo\n", "One\n\nTwo\n\n<DonateButton />\n"],
  ["[One] two", "<DonateButton />\n\ntwo"],
])("pastes an element into %j", (before, after) => {
  const element = "<DonateButton />";
  const marked = applied(before, withElementInPlace(element));
  expect(marked.replace("[]", "")).toBe(after);
});
