import { parallaxOffset, scrollTimelines } from "../sections/parallax";

/** Whether CSS handles the parallax, or the visitor prefers reduced motion. */
function isLeftAlone() {
  return (
    CSS.supports(scrollTimelines) ||
    matchMedia("(prefers-reduced-motion: reduce)").matches
  );
}

/** Parallax for the hero picture where CSS can't move it. */
export function moveHero() {
  if (isLeftAlone()) return;
  // No throttling: browsers fire scroll events once per frame.
  document.addEventListener("scroll", () => {
    document
      .querySelector<HTMLElement>("[data-parallax]")
      ?.style.setProperty(
        "transform",
        `translateY(${parallaxOffset(scrollY)}px)`,
      );
  });
}
