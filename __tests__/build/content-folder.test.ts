import {
  contentFolder,
  sourceFolder,
  stageFolder,
} from "../../src/build/content-folder";

test("a build reads what staff wrote", () => {
  expect(sourceFolder("production")).toBe("content");
  expect(contentFolder).toBe("content");
});

test("the preview reads a copy, which git ignores and Gatsby clears", () => {
  expect(sourceFolder("development")).toBe(stageFolder);
  expect(stageFolder).toMatch(/^\.cache\/./);
});
