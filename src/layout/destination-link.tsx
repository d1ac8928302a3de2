import React from "react";
import { withPrefix } from "../site-address";
import { type Destination, destinationAddress, isCurrent } from "./navigation";

interface DestinationLinkProps {
  readonly destination: Destination;
  /** Path of the current page. */
  readonly path: string;
}

/** A link in the bar or the footer, with `aria-current` on the current page. */
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
