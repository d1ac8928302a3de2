import { withPrefix } from "gatsby";
import React from "react";
import { type Destination, destinationAddress, isCurrent } from "./navigation";

interface DestinationLinkProps {
  readonly destination: Destination;
  /** The address of the page that shows the link. */
  readonly path: string;
}

/** A link of the bar or the footer, which knows when it leads nowhere new. */
export function DestinationLink({ destination, path }: DestinationLinkProps) {
  return (
    <a
      href={withPrefix(destinationAddress(destination))}
      aria-current={isCurrent(destination, path) ? "page" : undefined}
    >
      {destination.label}
    </a>
  );
}
