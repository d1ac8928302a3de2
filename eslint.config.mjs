import js from "@eslint/js";
import { createNodeResolver, importX } from "eslint-plugin-import-x";
// @ts-expect-error It has no types.
import jsxA11y from "eslint-plugin-jsx-a11y";
import react from "eslint-plugin-react";
import reactHooks from "eslint-plugin-react-hooks";
import { defineConfig, globalIgnores } from "eslint/config";
import tseslint from "typescript-eslint";

/** The ladder of `src`, bottom first: a floor imports from those below it. */
const floors = [
  "theme",
  "components",
  "sections",
  "layout",
  "templates",
  "pages",
];

const ladder = floors.slice(0, -1).map((floor, height) => ({
  target: `./src/${floor}`,
  from: floors.slice(height + 1).map((above) => `./src/${above}`),
  message: "Imports go one way. See README.md, Where things are.",
}));

/** Views don't reach into the build. */
const buildRooms = {
  target: floors.map((floor) => `./src/${floor}`),
  from: ["./plugins", "./src/built-site", "./src/launch"],
  message: "These run in the build or the preview, not on a page.",
};

/** It runs without React, before any of it and in every page. */
const inlineScriptRoom = {
  target: floors.map((floor) => `./src/${floor}`),
  from: "./src/inline-script",
  message: "The inline script finds its elements by their attributes.",
};

/** What the style page and the tests share reaches no visitor. */
const exampleRooms = {
  target: [
    ...floors.map((floor) => `./src/${floor}`),
    "./src/built-site",
    "./plugins",
  ],
  from: ["./src/examples", "./src/styleguide"],
  message: "Examples are for tests and the style page.",
};

/** The content model knows nothing of the site that shows it. */
const contentRoom = {
  target: "./src/content",
  from: "./src",
  except: ["./content"],
  message: "src/content is the model: no React, no Gatsby, no views.",
};

export default defineConfig(
  globalIgnores([
    // A package of its own, which may not be installed: art/eslint.config.mjs.
    "art/",
    ".cache/",
    ".test-site/",
    "public/",
    "release/",
    "coverage/",
    "src/gatsby-types.d.ts",
  ]),
  { linterOptions: { reportUnusedDisableDirectives: "error" } },
  js.configs.recommended,
  tseslint.configs.strictTypeChecked,
  {
    languageOptions: {
      parserOptions: {
        projectService: true,
        tsconfigRootDir: import.meta.dirname,
      },
    },
    rules: {
      "@typescript-eslint/consistent-type-assertions": [
        "error",
        { assertionStyle: "never" },
      ],
      "@typescript-eslint/consistent-type-imports": [
        "error",
        { fixStyle: "inline-type-imports" },
      ],
      "@typescript-eslint/no-confusing-void-expression": [
        "error",
        { ignoreArrowShorthand: true },
      ],
      // Gatsby and react-hot-toast declare plain functions as methods.
      "@typescript-eslint/unbound-method": "off",
      "@typescript-eslint/restrict-template-expressions": [
        "error",
        { allowNumber: true },
      ],
    },
  },
  {
    plugins: { "import-x": importX },
    rules: {
      "import-x/no-cycle": "error",
      "import-x/no-restricted-paths": [
        "error",
        {
          zones: [
            ...ladder,
            buildRooms,
            inlineScriptRoom,
            exampleRooms,
            contentRoom,
          ],
        },
      ],
    },
    settings: {
      // Without it the cycle rule does not look into TypeScript files.
      "import-x/parsers": { "@typescript-eslint/parser": [".ts", ".tsx"] },
      "import-x/resolver-next": [
        createNodeResolver({ extensions: [".ts", ".tsx", ".js"] }),
      ],
    },
  },
  {
    files: ["**/*.tsx"],
    extends: [
      react.configs.flat.recommended,
      reactHooks.configs.flat["recommended-latest"],
      jsxA11y.flatConfigs.strict,
    ],
    settings: { react: { version: "detect" } },
    rules: {
      // TypeScript checks props.
      "react/prop-types": "off",
    },
  },
  {
    // Gatsby hands its Node APIs webpack's configuration and GraphQL as any.
    files: ["plugins/*/gatsby-node.ts"],
    rules: {
      "@typescript-eslint/no-unsafe-argument": "off",
      "@typescript-eslint/no-unsafe-assignment": "off",
      "@typescript-eslint/no-unsafe-call": "off",
      "@typescript-eslint/no-unsafe-member-access": "off",
      "@typescript-eslint/no-unsafe-return": "off",
    },
  },
  {
    // Whatever it imports is in every page.
    files: ["src/inline-script/**"],
    rules: {
      "no-restricted-imports": [
        "error",
        {
          patterns: [
            { regex: "^[^.]", message: "No packages in the inline script." },
          ],
        },
      ],
    },
  },
  {
    files: ["src/content/**"],
    rules: {
      "no-restricted-imports": [
        "error",
        { patterns: ["react", "react-*", "gatsby", "gatsby-*"] },
      ],
    },
  },
  {
    files: ["**/*.mjs"],
    extends: [tseslint.configs.disableTypeChecked],
    languageOptions: {
      globals: { console: "readonly", process: "readonly" },
    },
  },
);
