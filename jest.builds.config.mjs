import config from "./jest.config.mjs";

/**
 * Real builds, minutes each: `npm run test:builds`, apart from the unit tests.
 *
 * @type {import("jest").Config}
 */
export default {
  ...config,
  testEnvironment: "node",
  testMatch: ["<rootDir>/__tests__/builds/**/*.test.ts"],
  testPathIgnorePatterns: ["/node_modules/"],
};
