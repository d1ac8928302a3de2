import config from "./jest.config.mjs";

/**
 * Tests that run real builds or a web server, which take minutes:
 * `npm run test:builds` and `npm run test:deploy`.
 *
 * @type {import("jest").Config}
 */
export default {
  ...config,
  testMatch: ["<rootDir>/__tests__/{builds,deploy}/*.test.ts"],
  testPathIgnorePatterns: ["/node_modules/"],
  testTimeout: 1_800_000,
};
