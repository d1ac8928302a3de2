import { applyEdits } from "../../src/content/read/edits";
import { moveAll, moveEdit } from "../../edit/text/difference";

const checked = "name: Ana\nemail: ana@ example.org\nphone: 1\n";
/** Takes the blank out of the email. */
const at = checked.indexOf(" example");
const edit = { at, end: at + 1, text: "" };

test.each([
  ["before it", checked.replace("Ana", "Ana María")],
  ["after it", checked.replace("1", "12")],
])("a fix is made after typing: %s", (_, typed) => {
  const moved = moveEdit(edit, checked, typed);
  expect(moved && applyEdits(typed, [{ edit: moved }]).text).toBe(
    typed.replace("@ ", "@"),
  );
});

test.each([
  ["in the same place", checked.replace("@ ", "@  ")],
  ["right after it", checked.replace(" example", " my.example")],
  ["on both sides of it", checked.replace("Ana", "Bo").replace("1", "2")],
])("a fix is not made after typing %s", (_, typed) => {
  expect(moveEdit(edit, checked, typed)).toBeUndefined();
});

test("problems stay at their words while others are typed", () => {
  const found = [{ at: 0 }, { at, edit }];
  const typed = checked.replace("Ana", "Ana María");

  expect(moveAll(found, checked, typed)).toEqual([
    { at: 0 },
    { at: at + 6, edit: { ...edit, at: at + 6, end: at + 7 } },
  ]);
  expect(moveAll(found, checked, "name: Bo\nphone: 2\n")).toEqual([{ at: 0 }]);
});
