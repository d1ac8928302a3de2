import {
  heroBackdrop,
  parallaxDistance,
  parallaxTravel,
  scrollTimelines,
} from "../sections/hero-markup";
import { motionQuery } from "../theme/queries";

/**
 * Parallax for the hero picture where CSS can't move it, unless the visitor
 * prefers reduced motion.
 */
export function moveHero() {
  if (CSS.supports(scrollTimelines) || !matchMedia(motionQuery).matches) return;
  // No throttling: browsers fire scroll events once per frame.
  document.addEventListener("scroll", () => {
    const progress = Math.min(Math.max(scrollY / parallaxDistance, 0), 1);
    const backdrop = document.querySelector<HTMLElement>(heroBackdrop);
    if (!backdrop) return;
    backdrop.style.transform = `translateY(${progress * parallaxTravel}px)`;
  });
}
