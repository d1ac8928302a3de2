/** A site published at the root of its domain. */
export const withPrefix = jest.fn((address: string) => address);

/** Gatsby takes page queries out of the code before it runs. */
export const graphql = () => null;
