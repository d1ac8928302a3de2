import { wordsOfProblem } from "../../edit/check/problem-places";
import { checkSample } from "../content/support/snapshot";
import { pageText } from "../content/support/valid-files";

/** The places in words of the problems in one file of the sample. */
function placesIn(path: string, text: string) {
  const texts = new Map([[path, text]]);
  return checkSample({ [path]: text })
    .problems.filter(({ file }) => file === path)
    .map((problem) => wordsOfProblem(problem, texts, () => "Help"));
}

test("a problem in a tag is at the attribute, as its form calls it", () => {
  const photo = '## Herons\n\n<Photo image="images/heron.jpg" alt="" />';
  expect(placesIn("pages/help.mdx", pageText("Help", photo))).toEqual([
    "Help › Herons › Photo › What the picture shows",
  ]);
});

test.each([
  ["a heading", "pages/help.mdx", "## Photo › alt", ["Help › Photo › alt"]],
  [
    "a file's name",
    "pages/photo › alt.mdx",
    "## Herons",
    ["Help", "Help › Herons"],
  ],
])("%s may hold the sign between names", (_, path, heading, places) => {
  const text = pageText("Help", `${heading}\n\nSee [us](/nowhere).`);
  expect(placesIn(path, text)).toEqual(places);
});
