// For `gatsby develop` only: built pages have none of Gatsby's scripts.
export { wrapPageElement } from "./src/layout/wrap-page";
