import { checkTexts } from "../../edit/check/check-texts";
import { openSnapshot } from "../../edit/store/open-snapshot";
import { emptyFolder } from "../content/support/snapshot";

jest.mock("../../src/content/check/check", () => ({
  check: () => {
    throw new TypeError("no such thing");
  },
}));

test("a check that fails is reported as a problem", () => {
  jest.mocked(console.error).mockImplementation();
  const base = new Map<string, string>();
  const nothing = openSnapshot("nothing", emptyFolder);
  const texts = new Map([["site.yml", "name: Friends"]]);

  expect(checkTexts({ ...nothing, base, texts })).toMatchObject({
    problems: [
      {
        file: "site.yml",
        found: "a bug in the editor: TypeError: no such thing",
      },
    ],
  });
  // With its stack, for a developer.
  expect(console.error).toHaveBeenCalledWith(expect.any(TypeError));
  jest.mocked(console.error).mockClear();
});
