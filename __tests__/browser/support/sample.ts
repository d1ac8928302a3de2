/** Content of the site under test: small, but with every feature. */
export const sampleFolder = "__tests__/sample";

/** The project folder in which that site is built. */
export const testSite = ".test-site";

/** The built site. */
export const builtFolder = `${testSite}/public`;
