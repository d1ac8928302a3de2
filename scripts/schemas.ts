import { writeFile } from "node:fs/promises";
import { generatedFiles } from "./schemas/generated-files";

/** Writes the files generated from the content model: see `generatedFiles`. */
async function main() {
  for (const [file, text] of await generatedFiles()) {
    await writeFile(file, text);
  }
}

void main();
