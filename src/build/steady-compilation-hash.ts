import { createHash } from "node:crypto";

interface Compilation {
  hash?: string | undefined;
  getAssets(): readonly { readonly name: string }[];
}

interface Compiler {
  readonly hooks: {
    readonly afterEmit: {
      tap(name: string, listener: (compilation: Compilation) => void): void;
    };
  };
}

/**
 * A webpack plugin that names a build by what it gave: the names of its files,
 * which hold their contents' hashes. Webpack's own name for it also depends on
 * how much came from the cache. Gatsby writes it into each page and reloads a
 * visitor's page when it changes, so it must change when, and only when, a
 * file does.
 */
export const steadyCompilationHash = {
  apply({ hooks }: Compiler) {
    hooks.afterEmit.tap("SteadyCompilationHash", (compilation) => {
      const names = compilation.getAssets().map(({ name }) => name);
      compilation.hash = createHash("sha256")
        .update(names.sort().join("\n"))
        .digest("hex")
        .slice(0, 20);
    });
  },
};
