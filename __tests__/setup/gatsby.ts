/** For a site at the root of its domain. */
export const withPrefix = (address: string) => address;

/** Gatsby removes page queries from the code at build time. */
export const graphql = () => null;
