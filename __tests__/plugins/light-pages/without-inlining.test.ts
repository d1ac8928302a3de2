/** @jest-environment node */
import { withoutInlining } from "../../../plugins/gatsby-plugin-light-pages/without-inlining";

const fonts = {
  test: /\.woff2$/,
  use: [
    {
      loader: "/modules/url-loader/dist/cjs.js",
      options: { limit: 10_000, name: "static/[name]" },
    },
  ],
};

test("emits fonts and pictures as files, whatever their size", () => {
  expect(withoutInlining([fonts])).toEqual([
    {
      test: /\.woff2$/,
      use: [
        {
          loader: "/modules/url-loader/dist/cjs.js",
          options: { limit: false, name: "static/[name]" },
        },
      ],
    },
  ]);
});

test.each<[string, { readonly test?: RegExp; readonly use?: unknown }]>([
  ["a rule without loaders", { test: /\.js$/ }],
  ["another loader", { use: [{ loader: "babel", options: { limit: 5 } }] }],
  ["a loader by its name", { use: ["url-loader"] }],
])("leaves %s alone", (_, rule) => {
  expect(withoutInlining([rule])).toEqual([rule]);
});
