import path from "node:path";
import type { Compilation, Module } from "webpack";

/** The part of `file` that is its package's folder. */
const inPackage = /^.*[\\/]node_modules[\\/](?:@[^\\/]+[\\/])?[^\\/]+/;

/** Not among the types that webpack exports. */
interface ConcatenatedModule extends Module {
  readonly modules: readonly Module[];
}

/** A module and, when webpack has put several into one scope, those it holds. */
function parts(module: Module | ConcatenatedModule): readonly Module[] {
  return "modules" in module ? module.modules : [module];
}

/**
 * The folders of the packages that have code in what a browser may load: what
 * was found unneeded and left out is not among them.
 *
 * @param runtime - where Gatsby puts copies of its own code
 */
export function bundledPackages(
  { chunks, chunkGraph }: Compilation,
  runtime: { readonly copies: string; readonly package: string },
): Set<string> {
  const folders = new Set<string>();
  for (const chunk of chunks) {
    for (const module of chunkGraph.getChunkModulesIterable(chunk)) {
      for (const part of parts(module)) {
        const file = part.nameForCondition() ?? "";
        const [folder] = inPackage.exec(file) ?? [];
        if (folder !== undefined) folders.add(folder);
        else if (file.startsWith(runtime.copies + path.sep))
          folders.add(runtime.package);
      }
    }
  }
  return folders;
}
