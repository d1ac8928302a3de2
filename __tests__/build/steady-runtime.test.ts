/** @jest-environment node */
import { withSteadyRuntime } from "../../src/build/steady-runtime";

class TerserPlugin {
  constructor(public options: object) {}
}

class CssMinimizerPlugin {
  apply() {}
}

test("names stay as they are in webpack's runtime, and nowhere else", () => {
  const css = new CssMinimizerPlugin();
  const script = new TerserPlugin({ exclude: /\.min\.js/, parallel: 1 });

  const minimizers = withSteadyRuntime([script, css]);

  expect(minimizers).toEqual([
    new TerserPlugin({
      exclude: [/\.min\.js/, /webpack-runtime/],
      parallel: 1,
    }),
    new TerserPlugin({
      include: /webpack-runtime/,
      terserOptions: { mangle: false },
    }),
    css,
  ]);
});
