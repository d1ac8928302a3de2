/** What stands before the addresses of the site; defined by the bundler. */
declare const __BASE_PATH__: string;

/** What the pages use of Gatsby. */
export const withPrefix = (address: string) => __BASE_PATH__ + address;

export const graphql = () => null;
