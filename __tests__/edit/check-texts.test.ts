import { checkTexts } from "../../edit/state/check-texts";
import { startWith } from "../../edit/state/edits";

jest.mock("../../src/content/check/check", () => ({
  check: () => {
    throw new TypeError("no such thing");
  },
}));

test("a check that fails is reported as a problem", () => {
  jest.mocked(console.error).mockImplementation();
  const others = {
    entries: [],
    staticFiles: new Set<string>(),
    changed: new Map<string, null>(),
    notes: [],
  };
  const edits = startWith(new Map([["site.yml", "name: Friends"]]));

  expect(checkTexts("content", others, edits)).toMatchObject({
    problems: [
      {
        file: "content/site.yml",
        found: "a bug in the editor: TypeError: no such thing",
      },
    ],
  });
  // With its stack, for a developer.
  expect(console.error).toHaveBeenCalledWith(expect.any(TypeError));
  jest.mocked(console.error).mockClear();
});
