import { checkTexts } from "../../edit/check/check-texts";
import { openSnapshot } from "../../edit/store/open-snapshot";
import { shownProblems } from "../../edit/check/shown-problems";
import { emptyFolder } from "../content/support/snapshot";
import { pageText } from "../content/support/valid-files";

const nothing = openSnapshot("nothing", emptyFolder, new Map());

/** Only pages and lists; what else a site needs is not what is tested here. */
function shownIn(path: string, text: string) {
  const texts = new Map([[path, text]]);
  return shownProblems(checkTexts({ ...nothing, base: texts, texts }))
    .filter(({ file }) => file === path)
    .map(({ kind, where, found }) => ({ kind, where, found }));
}

const page = (text: string) => pageText("Help", text);

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
  const kinds = shownIn(path, text).map(({ kind }) => kind);
  expect(new Set(kinds)).toEqual(new Set(["missing"]));
});

test("a value that is written, not missing, can be a mistake", () => {
  expect(shownIn("pages/help.mdx", page("See [us](/nowhere)."))).toEqual([
    expect.objectContaining({ kind: "mistake", found: "a link to /nowhere" }),
  ]);
});
