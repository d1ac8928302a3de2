import { type ReactNode } from "react";
import { withPrefix } from "../site-address";

interface SiteLinkProps {
  readonly href: string;
  readonly children: ReactNode;
}

/** A link written by staff. Internal links get the path prefix. */
export function SiteLink({ href, children }: SiteLinkProps) {
  return (
    <a href={href.startsWith("/") ? withPrefix(href) : href}>{children}</a>
  );
}
