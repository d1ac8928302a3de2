/** @jest-environment node */
import {
  problemsIn,
  removeFolders,
  writeContent,
} from "../support/content-folder";

afterEach(removeFolders);

test("the valid content has no problems", async () => {
  expect(await problemsIn(await writeContent())).toEqual([]);
});
