import { checkSample } from "./support/snapshot";
import { pageText } from "./support/valid-files";

/** The kinds of the problems and of the warnings in one file of the sample. */
function kindsIn(path: string, text: string) {
  const { problems, warnings } = checkSample({ [path]: text });
  return [problems, warnings].map((list) => [
    ...new Set(
      list.filter(({ file }) => file === path).map(({ kind }) => kind),
    ),
  ]);
}

const page = (text: string) => pageText("Help", text, "footer: true\n");

test.each([
  ["a field of a new entry", "programs.yml", '- title: ""\n'],
  ["a field with no value", "programs.yml", "- title:\n"],
  ["the text of a new page", "pages/help.mdx", page("")],
  [
    "the picture of a new photo",
    "pages/help.mdx",
    page('<Photo image="" alt="" />\n'),
  ],
  ["the name of a new drawing", "pages/help.mdx", page('<Vignette name="" />')],
  [
    "the text of a new note",
    "pages/help.mdx",
    page('<Note title="Soon">\n\n</Note>\n'),
  ],
  [
    "the words of a new heading",
    "pages/help.mdx",
    page("We sow.\n\n##\n\nSeed."),
  ],
  ["the text under a heading", "pages/help.mdx", page("We sow.\n\n## Seeds\n")],
])("%s is still to be filled in", (_, path, text) => {
  expect(kindsIn(path, text)).toEqual([["missing"], []]);
});

test("a value that is written, not missing, can be a mistake", () => {
  const text = page("See [us](/nowhere).");
  expect(kindsIn("pages/help.mdx", text)).toEqual([["mistake"], []]);
});
