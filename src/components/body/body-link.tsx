import { Link } from "gatsby";
import React, { type ReactNode } from "react";

interface BodyLinkProps {
  readonly href: string;
  readonly children: ReactNode;
}

/**
 * A link in a page's text. Links within the site stay in the app and carry
 * the path prefix; everything else, and jumps within the page, is the
 * browser's.
 */
export function BodyLink({ href, children }: BodyLinkProps) {
  if (href.startsWith("/")) return <Link to={href}>{children}</Link>;
  return <a href={href}>{children}</a>;
}
