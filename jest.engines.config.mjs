import config from "./jest.config.mjs";

/**
 * The journeys, in the engine that `npm run test:engines` starts this with.
 *
 * @type {import("jest").Config}
 */
export default {
  ...config,
  testEnvironment: "node",
  testMatch: ["<rootDir>/__tests__/engines/*.test.ts"],
  testPathIgnorePatterns: ["/node_modules/"],
  // A browser is one machine's work, and a slow one takes its time.
  maxWorkers: 1,
  testTimeout: 60_000,
};
