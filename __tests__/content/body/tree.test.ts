/** @jest-environment node */
import { isBodyTree } from "../../../src/content/body/tree";

test.each([
  [[]],
  [["text"]],
  [[{ tag: "br" }]],
  [
    [
      {
        tag: "a",
        props: { href: "/", n: 1, b: true },
        children: ["x", { tag: "b" }],
      },
    ],
  ],
])("accepts %j", (value) => {
  expect(isBodyTree(value)).toBe(true);
});

test.each([
  [null],
  [undefined],
  ["text"],
  [{}],
  [[1]],
  [[null]],
  [[[]]],
  [[{}]],
  [[{ tag: 1 }]],
  [[{ tag: "a", props: [] }]],
  [[{ tag: "a", props: { onClick: () => undefined } }]],
  [[{ tag: "a", props: { style: {} } }]],
  [[{ tag: "a", props: { href: "/", style: {} } }]],
  [[{ tag: "a", children: "x" }]],
  [[{ tag: "a", children: [{ tag: "b", children: [2] }] }]],
])("rejects %j", (value) => {
  expect(isBodyTree(value)).toBe(false);
});
