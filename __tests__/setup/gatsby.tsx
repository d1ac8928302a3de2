import React, { type AnchorHTMLAttributes } from "react";

interface LinkProps extends AnchorHTMLAttributes<HTMLAnchorElement> {
  readonly to: string;
}

/** Gatsby's link without its router: the anchor that visitors get. */
export function Link({ to, children, ...rest }: LinkProps) {
  return (
    <a {...rest} href={to}>
      {children}
    </a>
  );
}

export const navigate = jest.fn<Promise<void>, [string, object?]>();

/** A site published at the root of its domain. */
export const withPrefix = jest.fn((address: string) => address);

/** Gatsby takes page queries out of the code before it runs. */
export const graphql = () => null;
