import {
  type Formatting,
  formattings,
  linkTo,
  withComponent,
} from "../../edit/page-text/markup";

/** Applies a change to a text in which `[` and `]` mark what is selected. */
function applied(marked: string, format: Formatting | undefined) {
  const from = marked.indexOf("[");
  const to = marked.indexOf("]") - 1;
  const done = format?.({ text: marked.replace(/[[\]]/g, ""), from, to });
  if (!done) throw new Error("There is no such button");
  const { text, ...selected } = done;
  const shown = text.slice(selected.from, selected.to);
  return `${text.slice(0, selected.from)}[${shown}]${text.slice(selected.to)}`;
}

test.each([
  ["Bold", "We [sow] seeds", "We **[sow]** seeds"],
  ["Bold", "We **[sow]** seeds", "We [sow] seeds"],
  ["Italic", "We []", "We _[]_"],
  ["Heading", "One\nT[]wo\nThree", "One\n## Two[]\nThree"],
  ["Heading", "## Two[]", "Two[]"],
  ["Smaller heading", "## Two[]", "### Two[]"],
  ["List", "[One\nTwo]", "- One\n- Two[]"],
  ["Numbered list", "[- One\n- Two]", "1. One\n2. Two[]"],
])("%s in %j", (name, before, after) => {
  expect(applied(before, formattings[name])).toBe(after);
});

test.each([
  ["See []", "See [About]([/about])"],
  ["See [us]", "See [us]([/about])"],
])("a link in %j", (before, after) => {
  const format: Formatting = (selected) => linkTo("/about", "About", selected);
  const [words = ""] = /(?<=See \[).*(?=\])/.exec(before) ?? [];
  const text = format({ text: `See ${words}`, from: 4, to: 4 + words.length });
  expect(text.text).toBe(after.replace("([/about])", "(/about)"));
  expect(text.text.slice(text.from, text.to)).toBe("/about");
});

test.each([
  ["Photo", "[]", '<Photo image="" alt="" />\n'],
  ["DonateButton", "One[]", "One\n\n<DonateButton />\n"],
  ["Note", "One\n\n[Two]", 'One\n\n<Note title="">\n\nTwo\n\n</Note>\n'],
] as const)("adds %s to %j", (name, before, after) => {
  const marked = applied(before, (selected) => withComponent(name, selected));
  expect(marked.replace("[]", "")).toBe(after);
});

test("leaves a blank line before what follows a component", () => {
  const { text } = withComponent("DonateButton", {
    text: "One\nTwo",
    from: 3,
    to: 3,
  });
  expect(text).toBe("One\n\n<DonateButton />\n\nTwo");
});
