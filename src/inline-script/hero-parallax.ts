import { motionQuery } from "../theme/queries";
import { heroBackdrop } from "../sections/hero-markup";
import { parallaxOffset, scrollTimelines } from "../sections/parallax";

/**
 * Parallax for the hero picture where CSS can't move it, unless the visitor
 * prefers reduced motion.
 */
export function moveHero() {
  if (CSS.supports(scrollTimelines) || !matchMedia(motionQuery).matches) return;
  // No throttling: browsers fire scroll events once per frame.
  document.addEventListener("scroll", () => {
    document
      .querySelector<HTMLElement>(heroBackdrop)
      ?.style.setProperty(
        "transform",
        `translateY(${parallaxOffset(scrollY)}px)`,
      );
  });
}
