import type { SectionId } from "./section-id";

/** What a link on another page hands to the home page with the navigation. */
export interface ScrollState {
  readonly scrollTarget: SectionId;
}

/**
 * The section that navigation state asks for, or undefined. History state is
 * unknown by nature: it may be null, from an older version of the site, or
 * somebody else's.
 */
export function scrollTargetOf(state: unknown): string | undefined {
  if (typeof state !== "object" || state === null) return undefined;
  if (!("scrollTarget" in state)) return undefined;
  const { scrollTarget } = state;
  return typeof scrollTarget === "string" ? scrollTarget : undefined;
}
