import { contentFolder, sourceFolder } from "../../src/build/content-folder";

test("a build reads what staff wrote", () => {
  expect(sourceFolder("production")).toBe(contentFolder);
});

test("the preview reads the last content that was in order", () => {
  expect(sourceFolder("development")).not.toBe(contentFolder);
});
