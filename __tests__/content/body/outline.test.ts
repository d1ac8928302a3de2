/** @jest-environment node */
import { outline } from "../../../src/content/body/outline";
import { bodyTree } from "../../../src/content/read/body-tree";
import { parseText } from "../../../src/content/read/tags";

test("lists level-two headings in order, with their ids", () => {
  const tree = bodyTree(
    parseText(
      "Hello.\n\n## Dogs *off* leash\n\n### At night\n\n## Boats\n\n## Boats\n",
    ),
  );

  expect(outline(tree)).toEqual([
    { id: "dogs-off-leash", text: "Dogs off leash" },
    { id: "boats", text: "Boats" },
    { id: "boats-1", text: "Boats" },
  ]);
});

test("is empty for a page without sections", () => {
  expect(outline(bodyTree(parseText("Hello.\n")))).toEqual([]);
});
