/** @jest-environment node */
import { withoutEslint } from "../../../plugins/gatsby-plugin-light-pages/without-eslint";

class ESLintWebpackPlugin {
  apply() {}
}

class MiniCssExtractPlugin {
  apply() {}
}

test("removes ESLint's plugin and keeps the others in order", () => {
  const first = new MiniCssExtractPlugin();
  const last = new MiniCssExtractPlugin();

  const kept = withoutEslint([first, new ESLintWebpackPlugin(), last]);

  expect(kept).toHaveLength(2);
  expect(kept[0]).toBe(first);
  expect(kept[1]).toBe(last);
});

test("does nothing without ESLint's plugin, as in a build", () => {
  const plugins = [new MiniCssExtractPlugin()];

  expect(withoutEslint(plugins)).toEqual(plugins);
});
