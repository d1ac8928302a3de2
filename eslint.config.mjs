import js from "@eslint/js";
import { createNodeResolver, importX } from "eslint-plugin-import-x";
// @ts-expect-error The package has no types.
import jsxA11y from "eslint-plugin-jsx-a11y";
import react from "eslint-plugin-react";
import reactHooks from "eslint-plugin-react-hooks";
import regexp from "eslint-plugin-regexp";
import { defineConfig, globalIgnores } from "eslint/config";
import tseslint from "typescript-eslint";

/** The layers of `src`, bottom first: each may import only from those below it. */
const layers = [
  "theme",
  "components",
  "toasts",
  "sections",
  "layout",
  "templates",
  "pages",
  "page-at.tsx",
];

/** All that pages show. */
const views = layers.map((layer) => `./src/${layer}`);

/**
 * Folders in an order: each may import only from those before it.
 *
 * @param {string} parent
 * @param {readonly string[]} names
 */
const inOrder = (parent, names) =>
  names.slice(0, -1).map((name, index) => ({
    target: `${parent}/${name}`,
    from: names.slice(index + 1).map((later) => `${parent}/${later}`),
    message: "Imports go one way. See README.md, Where things are.",
  }));

const zones = [
  ...inOrder("./src", layers),
  {
    target: views.slice(1),
    from: "./src/theme/palette.ts",
    message: "Use a color of the theme.",
  },
  {
    target: views,
    from: ["./plugins", "./src/built-site"],
    message: "These run in the build, not on a page.",
  },
  {
    target: views,
    from: "./src/inline-script",
    message: "Inline scripts find their elements by attributes.",
  },
  {
    target: ["./src", "./plugins/!(gatsby-plugin-editor)/**/*"],
    from: "./edit",
    message: "The editor imports from the site, not the site from the editor.",
  },
  {
    target: ["./edit/*", "./edit/!(server|build)/**/*"],
    from: ["./edit/server", "./edit/build", "./src/content/load"],
    message: "The editor runs in a browser, without Node.",
  },
  {
    target: "./src/content",
    from: "./src",
    except: ["./content"],
    message: "src/content is the model: no React, no Gatsby, no views.",
  },
  {
    target: "./src/page-data",
    from: "./src",
    except: ["./page-data", "./content"],
    message: "src/page-data knows the content only, not the views.",
  },
  ...inOrder("./src/content", [
    "words",
    "body",
    "schema",
    "read",
    "site",
    "rules",
    "check",
    "load",
  ]),
  ...inOrder("./edit", [
    "text",
    "store",
    "state",
    "check",
    "components",
    "pictures",
    "preview",
    "workspace",
    "forms",
    "page-text",
    "save",
    "app",
    "github",
    "local",
  ]),
];

/**
 * A rule against text, such as CSS, that matches a pattern.
 *
 * @param {string} pattern
 * @param {string} message
 */
const noText = (pattern, message) => ({
  selector: `:matches(Literal[value=/${pattern}/i], TemplateElement[value.raw=/${pattern}/i])`,
  message,
});

const color = String.raw`#(?:[\da-f]{3,4}|[\da-f]{6}|[\da-f]{8})\b|\b(?:rgb|hsl|hwb|lab|lch|oklab|oklch|color|color-mix)a?\(`;
const scaled = String.raw`\b(?:font-size|gap|margin(?:-\w+)?|padding(?:-\w+)?|border-radius):[^;]*(?<![\w.])(?:\d*\.)?\d+(?:rem|px)\b`;
const ch = String.raw`\b[\d.]+ch\b`;

const noCh = noText(
  ch,
  "`ch` differs between fonts, so lines would rewrap. Use em.",
);

const letters =
  ":matches(Literal[value=/[a-z]/i], TemplateElement[value.raw=/[a-z]/i])";

/** Words of an attribute, or of a choice; react/jsx-no-literals finds other text. */
const noWords = {
  selector: `JSXAttribute[name.name=/^(?:alt|description|placeholder|title|aria-(?:description|label|valuetext))$/] ${letters}:not(CallExpression > *), :matches(JSXElement, JSXFragment) > JSXExpressionContainer > ConditionalExpression > ${letters}`,
  message: "Words for visitors belong in src/content/words/phrases.ts.",
};

const viewRules = [
  noText(color, "Colors belong in the theme."),
  noText("@media", "Media queries belong in the theme."),
  noCh,
  noWords,
];

const isStatic =
  "Pages are static: in browsers, React only shows the toasts. See src/inline-script.";

/** Those in functions would not be among the expressions that the test checks. */
const noLateExpressions = {
  selector:
    ":function :matches(NewExpression, CallExpression)[callee.name=RegExp]",
  message:
    "Make it once, where __tests__/content/expressions.test.ts can check it.",
};

/** Against what would work in `gatsby develop`, but not on the built site. */
const staticRules = [
  { selector: "JSXAttribute[name.name=/^on[A-Z]/]", message: isStatic },
  {
    selector: "CallExpression[callee.name=/^use(Effect|Reducer|Ref|State)$/]",
    message: isStatic,
  },
];

export default defineConfig(
  globalIgnores([
    // A separate package that may not be installed: see art/eslint.config.mjs.
    "art/",
    ".cache/",
    ".test-site/",
    "public/",
    "release/",
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
      // Following packages as well would take most of the time of a run.
      "import-x/no-cycle": ["error", { ignoreExternal: true }],
      "import-x/no-restricted-paths": ["error", { zones }],
    },
    settings: {
      // Without this, `no-cycle` does not follow TypeScript imports.
      "import-x/parsers": { "@typescript-eslint/parser": [".ts", ".tsx"] },
      "import-x/resolver-next": [
        createNodeResolver({ extensions: [".ts", ".tsx", ".js"] }),
      ],
    },
  },
  {
    // Many hooks are in files without JSX.
    files: ["**/*.tsx", "{src,edit}/**/*.ts"],
    extends: [reactHooks.configs.flat["recommended-latest"]],
  },
  {
    files: ["**/*.tsx"],
    extends: [
      react.configs.flat.recommended,
      react.configs.flat["jsx-runtime"],
      jsxA11y.flatConfigs.strict,
    ],
    settings: { react: { version: "detect" } },
    rules: {
      // TypeScript checks props.
      "react/prop-types": "off",
    },
  },
  {
    // Gatsby types webpack's config and GraphQL as `any` in its Node APIs.
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
    files: ["src/**"],
    ignores: ["src/pages/**", "src/templates/**", "src/site-address.ts"],
    rules: {
      "no-restricted-imports": [
        "error",
        {
          patterns: [
            {
              group: ["gatsby", "gatsby-*"],
              message: "Only pages, templates and site-address.ts know Gatsby.",
            },
          ],
        },
      ],
    },
  },
  {
    // What these import ends up in pages.
    files: ["src/inline-script/**"],
    rules: {
      "no-restricted-imports": [
        "error",
        {
          patterns: [
            { regex: "^[^.]", message: "No packages in inline scripts." },
          ],
        },
      ],
    },
  },
  {
    files: ["src/inline-script/**"],
    ignores: ["src/inline-script/storage.ts"],
    rules: {
      "no-restricted-globals": [
        "error",
        ...["localStorage", "sessionStorage"].map((name) => ({
          name,
          message: "Where it is disabled, this throws. Use storage.ts.",
        })),
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
      // A text that staff or a stranger wrote must not keep the check busy.
      "regexp/no-super-linear-backtracking": "error",
      "regexp/no-super-linear-move": "error",
    },
    plugins: { regexp },
  },
  {
    files: ["src/theme/**"],
    rules: { "no-restricted-syntax": ["error", noCh] },
  },
  {
    files: ["src/**"],
    ignores: ["src/theme/**"],
    rules: { "no-restricted-syntax": ["error", ...viewRules] },
  },
  {
    files: ["src/content/**"],
    rules: {
      "no-restricted-syntax": ["error", ...viewRules, noLateExpressions],
    },
  },
  {
    files: ["src/{pages,templates}/**"],
    rules: { "no-restricted-syntax": ["error", ...viewRules, ...staticRules] },
  },
  {
    files: ["src/{components,sections,layout}/**"],
    rules: {
      "no-restricted-syntax": [
        "error",
        ...viewRules,
        ...staticRules,
        noText(scaled, "Font sizes and spacing belong in the theme."),
      ],
    },
  },
  {
    // The words that visitors get, which another organization may want to change.
    files: ["src/{components,sections,layout,pages,templates,toasts}/**/*.tsx"],
    rules: {
      "react/jsx-no-literals": [
        "error",
        {
          noStrings: true,
          ignoreProps: true,
          allowedStrings: [",", "@", "×"],
        },
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
