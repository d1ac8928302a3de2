import { cp, rm, symlink } from "node:fs/promises";
import path from "node:path";

/** The parts of the repository that a build needs. */
const parts = [
  "content",
  "edit",
  "plugins",
  "scripts",
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
 * Copies the project into a folder, for tests and measurements that write to
 * it. `node_modules` is linked. Keeps what earlier builds left there.
 *
 * @param content the folder to copy as `content`
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
