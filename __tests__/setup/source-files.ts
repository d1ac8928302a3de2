import { readdirSync, readFileSync } from "node:fs";
import path from "node:path";

interface SourceFile {
  /** Relative to the project, with forward slashes: `src/theme/theme.ts`. */
  readonly path: string;
  readonly text: string;
}

const root = path.resolve(__dirname, "../..");

/** All TypeScript files in a folder of the project, except declarations. */
export function sourceFiles(folder: string): SourceFile[] {
  return readdirSync(path.join(root, folder), { recursive: true })
    .map((name) => `${folder}/${name.toString().replaceAll(path.sep, "/")}`)
    .filter((name) => /\.tsx?$/.test(name) && !name.endsWith(".d.ts"))
    .sort()
    .map((name) => ({
      path: name,
      text: readFileSync(path.join(root, name), "utf8"),
    }));
}
