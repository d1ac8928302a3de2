import { scrollTargetOf } from "../../src/components/scroll-state";

test("finds the section that the state names", () => {
  expect(scrollTargetOf({ scrollTarget: "mission" })).toBe("mission");
});

test.each([
  ["null", null],
  ["undefined", undefined],
  ["text", "mission"],
  ["a number", 7],
  ["somebody else's state", { key: "169" }],
  ["a target that is not text", { scrollTarget: 7 }],
  ["a target that was used", { scrollTarget: undefined }],
])("asks for nothing in %s", (_, state) => {
  expect(scrollTargetOf(state)).toBeUndefined();
});
