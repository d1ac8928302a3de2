import { transformFileAsync } from "@babel/core";
import type { Plugin } from "esbuild";

/**
 * The React Compiler on the editor's components: a part of the editor is rendered
 * again only if something that it shows has changed.
 */
export const compiled: Plugin = {
  name: "react-compiler",
  setup({ onLoad }) {
    onLoad({ filter: /[\\/]edit[\\/].*\.tsx?$/ }, async ({ path }) => {
      const result = await transformFileAsync(path, {
        babelrc: false,
        configFile: false,
        parserOpts: { plugins: ["typescript", "jsx"] },
        plugins: ["babel-plugin-react-compiler"],
      });
      return { contents: result?.code ?? "", loader: "tsx" };
    });
  },
};
