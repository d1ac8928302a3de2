import config from "./jest.config.mjs";

/**
 * Tests that run real builds, which take minutes: `npm run test:builds` and
 * `npm run test:faults`.
 *
 * @type {import("jest").Config}
 */
export default {
  ...config,
  testEnvironment: "node",
  testMatch: ["<rootDir>/__tests__/{builds,faults}/*.test.ts"],
  testPathIgnorePatterns: ["/node_modules/"],
};
