import { readFileSync } from "node:fs";
import { generatedFiles } from "../../../scripts/schemas/generated-files";

test("the files generated from the content model are up to date", async () => {
  const files = await generatedFiles();
  const stale = Array.from(files)
    .filter(([file, text]) => readFileSync(file, "utf8") !== text)
    .map(([file]) => file);

  // If this fails, a schema or a rule changed. Run: npm run schemas
  expect(stale).toEqual([]);
});
