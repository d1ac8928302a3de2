/**
 * Outside of `pages` and `templates`, the only file that imports from Gatsby.
 * The rest of `src` gets the site's addresses here.
 */
export { withPrefix } from "gatsby";
