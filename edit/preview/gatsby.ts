/** The prefix of the site's addresses; defined by the bundler. */
declare const __BASE_PATH__: string;

/** The parts of the `gatsby` package that pages use; it is replaced by this file. */
export const withPrefix = (address: string) => __BASE_PATH__ + address;

export const graphql = () => null;
