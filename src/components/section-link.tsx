import { navigate, withPrefix } from "gatsby";
import React, { type MouseEvent, type ReactNode } from "react";
import { currentPath } from "./current-path";
import type { SectionId } from "./section-id";
import type { ScrollState } from "./scroll-state";

interface SectionLinkProps {
  readonly section: SectionId;
  readonly children: ReactNode;
  readonly className?: string;
  readonly current?: boolean;
  readonly onClick?: () => void;
}

/** Whether the click asks for a new tab or window, which stays the browser's. */
function opensElsewhere(event: MouseEvent) {
  return (
    event.button !== 0 ||
    event.metaKey ||
    event.ctrlKey ||
    event.shiftKey ||
    event.altKey
  );
}

/**
 * A link to a section of the home page. On the home page, and without script
 * anywhere, it is an ordinary `/#mission` link, so the browser scrolls, moves
 * the focus and keeps the history. From another page it goes to `/` with the
 * section in the navigation state, and the home page scrolls on arrival.
 */
export function SectionLink(props: SectionLinkProps) {
  const { section, children, className, current, onClick } = props;

  function handOver(event: MouseEvent) {
    onClick?.();
    if (opensElsewhere(event)) return;
    if (currentPath(window.location.pathname, withPrefix("/")) === "/") return;
    event.preventDefault();
    const state: ScrollState = { scrollTarget: section };
    navigate("/", { state });
  }

  return (
    <a
      href={withPrefix(`/#${section}`)}
      className={className}
      aria-current={current ? "page" : undefined}
      onClick={handOver}
    >
      {children}
    </a>
  );
}
