import { heroPicture } from "../sections/hero-markup";

/** The longest that a cross-fade waits for pictures, in milliseconds. */
const longestWait = 1000;

/**
 * Loads the hero, which is lazy so that browsers don't load it before its
 * queries are right.
 */
export function loadHero() {
  document.querySelector(heroPicture)?.setAttribute("loading", "eager");
}

/** Waits for the pictures that the visitor sees. */
export function picturesInView() {
  const seen = [...document.images].filter((image) => {
    const { top, bottom } = image.getBoundingClientRect();
    return bottom > 0 && top < innerHeight;
  });
  return Promise.race([
    Promise.allSettled(seen.map((image) => image.decode())),
    new Promise((resolve) => setTimeout(resolve, longestWait)),
  ]);
}
