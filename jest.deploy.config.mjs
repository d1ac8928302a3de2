import config from "./jest.config.mjs";

/**
 * Tests of a real web server with the built site: `npm run test:deploy`.
 *
 * @type {import("jest").Config}
 */
export default {
  ...config,
  testEnvironment: "node",
  testMatch: ["<rootDir>/__tests__/deploy/**/*.test.ts"],
  testPathIgnorePatterns: ["/node_modules/"],
};
