import { parallaxOffset } from "../sections/parallax";

/** Whether the style sheet does it already, or the visitor asks for it not to. */
function isLeftAlone() {
  return (
    CSS.supports("animation-timeline: scroll()") ||
    matchMedia("(prefers-reduced-motion: reduce)").matches
  );
}

/** Moves the hero's picture with the scroll where styles alone can't. */
export function moveHero() {
  if (isLeftAlone()) return;
  // Browsers tell of a scroll once a frame.
  document.addEventListener("scroll", () => {
    document
      .querySelector<HTMLElement>("[data-parallax]")
      ?.style.setProperty(
        "transform",
        `translateY(${parallaxOffset(scrollY)}px)`,
      );
  });
}
