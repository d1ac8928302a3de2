/** Content of the site under test: small, but with every feature. */
export const sampleFolder = "__tests__/sample";

/** Its repository, on a GitHub that only the tests know. */
export const sampleRepository = "rio-verde/website";

/** The project folder in which that site is built. */
export const testSite = ".test-site";

/** The editor of `npm run edit`, bundled. */
export const editorFolder = `${testSite}/editor`;

/** The built site. */
export const builtFolder = `${testSite}/public`;
