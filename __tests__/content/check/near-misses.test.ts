/** @jest-environment node */
import {
  editDistance,
  nearest,
  suggest,
} from "../../../src/content/check/did-you-mean";

test.each([
  ["", "", 0],
  ["heron", "heron", 0],
  ["heron", "herons", 1],
  ["heron", "hern", 1],
  ["heron", "haron", 1],
  ["heron", "ehron", 1],
  ["heron", "", 5],
  ["heron", "crane", 4],
])("from %j to %j are %i changes", (from, to, changes) => {
  expect(editDistance(from, to)).toBe(changes);
});

const names = ["title", "description", "image", "alt", "br", "b"];

test.each([
  ["titel", "title"],
  ["TITLE", "title"],
  ["atl", "alt"],
  ["discription", "description"],
  ["desc", "description"],
  ["des", undefined],
  ["bd", undefined],
  ["photographer", undefined],
])("%s was meant to be %s", (name, meant) => {
  expect(nearest(name, names)).toBe(meant);
});

test("a name of more than a hundred letters is not looked for", () => {
  expect(nearest("x".repeat(100), ["x".repeat(99)])).toBe("x".repeat(99));
  expect(nearest("x".repeat(101), ["x".repeat(99)])).toBeUndefined();
});

test("a beginning of two names is neither", () => {
  expect(nearest("terms", ["terms-of-use", "terms-of-sale"])).toBeUndefined();
});

test("what to do otherwise", () => {
  expect(suggest("titel", names, "remove it")).toBe("did you mean title?");
  expect(suggest("zebra", names, "remove it")).toBe("remove it");
});
