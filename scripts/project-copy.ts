import { cp, rm, symlink } from "node:fs/promises";
import path from "node:path";

/** What Gatsby needs of the repository. */
const parts = [
  "content",
  "plugins",
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
 * write in it. The packages are linked, not copied. What earlier builds left
 * in the folder stays.
 *
 * @param content the folder that becomes the copy's `content`
 */
export async function copyProject(folder: string, content = "content") {
  for (const part of parts) {
    const to = path.join(folder, part);
    await rm(to, { recursive: true, force: true });
    const from = part === "content" ? content : part;
    await cp(from, to, { recursive: true });
  }
  const modules = path.join(folder, "node_modules");
  await rm(modules, { force: true });
  await symlink(path.resolve("node_modules"), modules);
}
