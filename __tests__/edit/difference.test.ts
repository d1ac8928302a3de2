import { applyEdits } from "../../src/content/read/edits";
import { moveAll } from "../../edit/text/difference";

const checked = "name: Ana\nemail: ana@ example.org\nphone: 1\n";
const at = checked.indexOf(" example");
/** A problem whose fix takes the blank out of the email. */
const problem = { at, edit: { at, end: at + 1, text: "" } };

test.each([
  ["before it", checked.replace("Ana", "Ana María")],
  ["after it", checked.replace("1", "12")],
])("a problem moves with what was typed %s", (_, typed) => {
  const moved = moveAll([problem], checked, typed);
  expect(moved).toEqual([
    expect.objectContaining({ at: typed.indexOf(" example") }),
  ]);
  expect(applyEdits(typed, moved).text).toBe(typed.replace("@ ", "@"));
});

test.each([
  ["in the same place", checked.replace("@ ", "@  ")],
  ["right after it", checked.replace(" example", " my.example")],
])("a fix is left out after typing %s", (_, typed) => {
  expect(moveAll([problem], checked, typed)).toEqual([{ at }]);
});

test("a problem is left out after typing on both sides of it", () => {
  const typed = checked.replace("Ana", "Bo").replace("1", "2");
  expect(moveAll([problem, { at: 0 }], checked, typed)).toEqual([{ at: 0 }]);
});
