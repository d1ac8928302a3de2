import { Link } from "gatsby";
import React from "react";
import { SectionLink } from "../components/section-link";
import { type Destination, isCurrent } from "./navigation";

interface DestinationLinkProps {
  readonly destination: Destination;
  /** The address of the page that shows the link. */
  readonly path: string;
  readonly onClick?: () => void;
}

/** A link of the bar or the footer, which knows when it leads nowhere new. */
export function DestinationLink(props: DestinationLinkProps) {
  const { destination, path, onClick } = props;
  const current = isCurrent(destination, path);
  if ("section" in destination) {
    return (
      <SectionLink
        section={destination.section}
        current={current}
        onClick={onClick}
      >
        {destination.label}
      </SectionLink>
    );
  }
  return (
    <Link
      to={destination.page}
      aria-current={current ? "page" : undefined}
      onClick={onClick}
    >
      {destination.label}
    </Link>
  );
}
