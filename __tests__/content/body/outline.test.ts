/** @jest-environment node */
import { outline } from "../../../src/content/body/outline";
import { parseBody } from "../../../src/content/body/body-tree";

test("lists level-two headings in order, with their ids", () => {
  const tree = parseBody(
    "Hello.\n\n## Dogs *off* leash\n\n### At night\n\n## Boats\n\n## Boats\n",
  );

  expect(outline(tree)).toEqual([
    { id: "dogs-off-leash", text: "Dogs off leash" },
    { id: "boats", text: "Boats" },
    { id: "boats-1", text: "Boats" },
  ]);
});

test("is empty for a page without sections", () => {
  expect(outline(parseBody("Hello.\n"))).toEqual([]);
});
