// What links, the script that follows them, and the rules for preparing pages
// agree on.

/** Selects links to a section of the home page: `/#mission`. */
export const sectionLinks = "[href*='/#']";

/** Selects links that stay on the site, in the folder that it is served from. */
export const siteLinks = (pathPrefix: string) => `[href^='${pathPrefix}/']`;
