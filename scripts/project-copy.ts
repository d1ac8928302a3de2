import { cp, symlink } from "node:fs/promises";
import path from "node:path";

/** What Gatsby needs of the repository. */
const parts = [
  "content",
  "src",
  "static",
  "gatsby-browser.tsx",
  "gatsby-config.ts",
  "gatsby-node.ts",
  "gatsby-ssr.tsx",
  "package.json",
  "tsconfig.json",
];

/**
 * Copies what a build needs into a folder, for tests and measurements that
 * write in it. The packages are linked, not copied.
 */
export async function copyProject(folder: string) {
  for (const part of parts) {
    await cp(part, path.join(folder, part), { recursive: true });
  }
  const modules = path.join(folder, "node_modules");
  await symlink(path.resolve("node_modules"), modules);
}
