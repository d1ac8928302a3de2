/** What the pages use of Gatsby, for a site at the root of its domain. */
export const withPrefix = (address: string) => address;

export const graphql = () => null;
