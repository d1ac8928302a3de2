// Dates in tests mean the same on every machine.
process.env.TZ = "UTC";

/**
 * Packages published as ES modules only, which Jest can't load untouched: the
 * Markdown parser and all that it is made of.
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
  // By itself Jest leaves a processor idle, of the two of a small machine.
  maxWorkers: "100%",
  // Not content/: Jest would take a package from any `__mocks__` in there. Nor
  // Gatsby's own folders, which hold copies of package.json and of modules.
  roots: ["__tests__", "plugins", "scripts", "src"].map(
    (folder) => `<rootDir>/${folder}`,
  ),
  testEnvironment: "jsdom",
  testEnvironmentOptions: {
    // jsdom asks for packages' browser builds, which are ES modules.
    customExportConditions: ["node", "node-addons"],
  },
  testMatch: ["<rootDir>/__tests__/**/*.test.{ts,tsx}"],
  testPathIgnorePatterns: [
    "/node_modules/",
    "<rootDir>/__tests__/browser/",
    "<rootDir>/__tests__/builds/",
    "<rootDir>/__tests__/deploy/",
    "<rootDir>/__tests__/faults/",
  ],
  moduleNameMapper: {
    "^gatsby$": "<rootDir>/__tests__/setup/gatsby.ts",
  },
  setupFilesAfterEnv: ["<rootDir>/__tests__/setup/after-env.ts"],
  transform: {
    "\\.(woff2|avif)$": "<rootDir>/__tests__/setup/file-address.mjs",
    "\\.[jt]sx?$": ["@swc/jest", { jsc: { target: "es2022" } }],
  },
  transformIgnorePatterns: [
    `/node_modules/(?!(${esModules.join("|")})).*\\.[cm]?js$`,
  ],
  // For a slow machine that also builds the sample site meanwhile.
  testTimeout: 30_000,
  // `restoreMocks` alone leaves the calls of plain `jest.fn()`s.
  clearMocks: true,
  restoreMocks: true,
};
