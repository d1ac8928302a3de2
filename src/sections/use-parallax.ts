import { type RefObject, useEffect, useRef } from "react";
import { parallaxOffset } from "./parallax";

/** Whether the style sheet does it already, or the visitor asks for it not to. */
function isLeftAlone() {
  return (
    CSS.supports("animation-timeline: scroll()") ||
    window.matchMedia("(prefers-reduced-motion: reduce)").matches
  );
}

/** Moves the element with the scroll where CSS alone can't. */
export function useParallax<T extends HTMLElement>(): RefObject<T | null> {
  const element = useRef<T>(null);

  useEffect(() => {
    if (isLeftAlone()) return;
    let frame = 0;
    const draw = () => {
      frame = 0;
      if (element.current === null) return;
      const offset = parallaxOffset(window.scrollY);
      element.current.style.transform = `translateY(${offset}px)`;
    };
    const schedule = () => {
      if (frame === 0) frame = requestAnimationFrame(draw);
    };
    draw();
    window.addEventListener("scroll", schedule);
    return () => {
      window.removeEventListener("scroll", schedule);
      cancelAnimationFrame(frame);
    };
  }, []);

  return element;
}
