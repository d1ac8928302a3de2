import { withPrefix } from "gatsby";
import React, { type ReactNode } from "react";

interface BodyLinkProps {
  readonly href: string;
  readonly children: ReactNode;
}

/** A link in a page's text. Internal links get the path prefix. */
export function BodyLink({ href, children }: BodyLinkProps) {
  return (
    <a href={href.startsWith("/") ? withPrefix(href) : href}>{children}</a>
  );
}
