/** The prefix of the site's addresses; defined by the bundler. */
declare const __BASE_PATH__: string;

/** The parts of Gatsby that pages use. */
export const withPrefix = (address: string) => __BASE_PATH__ + address;

export const graphql = () => null;
