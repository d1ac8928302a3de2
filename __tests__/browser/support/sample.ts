/** The content of the site that tests look at: small, and with every feature. */
export const sampleFolder = "__tests__/sample";

/** Where that site is built, as a project of its own. */
export const testSite = ".test-site";

/** The site as it was built. */
export const builtFolder = `${testSite}/public`;
