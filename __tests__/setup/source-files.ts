import { readdirSync, readFileSync } from "node:fs";
import path from "node:path";

export interface SourceFile {
  /** From the project's folder, with forward slashes: `src/theme/theme.ts`. */
  readonly path: string;
  readonly text: string;
}

const root = path.resolve(__dirname, "../..");

/** Every TypeScript file under a folder of the project, declarations aside. */
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
