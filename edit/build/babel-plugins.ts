import { readFile } from "node:fs/promises";
import { type PluginItem, type Visitor, transformAsync } from "@babel/core";
import type { Plugin } from "esbuild";

/**
 * An esbuild plugin that compiles some files with a Babel plugin.
 *
 * @param filter what their paths match
 * @param contents what they contain: Babel takes long, so it reads no others
 */
const withBabel = (
  name: string,
  filter: RegExp,
  contents: RegExp,
  plugin: PluginItem,
): Plugin => ({
  name,
  setup({ onLoad }) {
    onLoad({ filter }, async ({ path }) => {
      const text = await readFile(path, "utf8");
      if (!contents.test(text)) return undefined;
      const result = await transformAsync(text, {
        filename: path,
        babelrc: false,
        configFile: false,
        parserOpts: { plugins: ["typescript", "jsx"] },
        plugins: [plugin],
      });
      return { contents: result?.code ?? "", loader: "tsx" };
    });
  },
});

/**
 * The React Compiler on the editor's components: a part of the editor is rendered
 * again only if something that it shows has changed.
 */
export const compiler = withBabel(
  "react-compiler",
  /[\\/]edit[\\/].*\.tsx?$/,
  // A hook, or JSX.
  /\buse[A-Z]|<\/|\/>/,
  "babel-plugin-react-compiler",
);

const examples: Visitor = {
  ObjectProperty(property) {
    const { key } = property.node;
    if (key.type === "Identifier" && key.name === "examples") property.remove();
  },
};

/** The content rules without their examples, which are for tests and for docs. */
export const withoutExamples = withBabel(
  "without-examples",
  /[\\/]content[\\/]rules[\\/][\w-]+\.ts$/,
  /\bexamples:/,
  () => ({ visitor: examples }),
);
