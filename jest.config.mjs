// Make dates in tests independent of the machine.
process.env.TZ = "UTC";

/**
 * ESM-only packages, which Jest must transform: the Markdown parser and its
 * dependencies.
 */
const esModules = [
  "@ungap/structured-clone",
  "ccount",
  "character-",
  "decode-named-character-reference",
  "devlop",
  "escape-string-regexp",
  "github-slugger",
  "is-(alphabetical|alphanumerical|decimal|hexadecimal|plain-obj)",
  "longest-streak",
  "markdown-table",
  "mdast-",
  "micromark",
  "parse-entities",
  "stringify-entities",
  "trim-lines",
  "unist-",
  "zwitch",
];

/** @type {import("jest").Config} */
export default {
  // By default, Jest leaves one CPU idle.
  maxWorkers: "100%",
  // Not content/, where a `__mocks__` folder could replace a package, and not
  // Gatsby's folders, which contain copies of package.json and modules.
  roots: ["__tests__", "edit", "plugins", "scripts", "src"].map(
    (folder) => `<rootDir>/${folder}`,
  ),
  testEnvironmentOptions: {
    // For tests with a document. By default, jsdom resolves packages' browser
    // builds, which are ESM.
    customExportConditions: ["node", "node-addons"],
  },
  testMatch: ["<rootDir>/__tests__/**/*.test.{ts,tsx}"],
  testPathIgnorePatterns: [
    "/node_modules/",
    "<rootDir>/__tests__/browser/",
    "<rootDir>/__tests__/builds/",
    "<rootDir>/__tests__/deploy/",
  ],
  moduleNameMapper: {
    "^gatsby$": "<rootDir>/__tests__/setup/gatsby.ts",
  },
  setupFilesAfterEnv: ["<rootDir>/__tests__/setup/after-env.ts"],
  transform: {
    "\\.(woff2|avif|svg)$": "<rootDir>/__tests__/setup/file-address.mjs",
    "\\.[jt]sx?$": [
      "@swc/jest",
      {
        jsc: {
          target: "es2022",
          transform: { react: { runtime: "automatic" } },
        },
      },
    ],
  },
  transformIgnorePatterns: [
    `/node_modules/(?!(${esModules.join("|")})).*\\.[cm]?js$`,
  ],
  // For slow machines that build the sample site at the same time.
  testTimeout: 120_000,
  // `restoreMocks` does not clear the calls of plain `jest.fn()`s.
  clearMocks: true,
  restoreMocks: true,
};
