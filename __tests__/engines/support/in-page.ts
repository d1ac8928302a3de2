// Each of these runs in a page, as its text alone: none may use another, or
// anything imported.

/** The `link` or `button` whose whole name this is, in the first such landmark. */
export function named(landmark = "", role = "", name = "") {
  const within = document.querySelector(landmark);
  const all = within?.querySelectorAll(role === "link" ? "a[href]" : "button");
  const nameOf = (element: Element) =>
    element.getAttribute("aria-label") ?? element.textContent;
  return (
    [...(all ?? [])].find(
      (element) => nameOf(element).replace(/\s+/g, " ").trim() === name,
    ) ?? null
  );
}

/** To the middle, at once, and away from the fixed bar. */
export function bringIntoView(element: Element) {
  element.scrollIntoView({ block: "center", behavior: "instant" });
}

export function textsOf(selector: string) {
  return [...document.querySelectorAll(selector)].map(({ textContent }) =>
    textContent.replace(/\s+/g, " ").trim(),
  );
}

export function attributesOf(selector: string, attribute: string) {
  return [...document.querySelectorAll(selector)].map((element) =>
    element.getAttribute(attribute),
  );
}

/** Whether both typefaces have come, those of the fallback aside. */
export function hasFonts() {
  const came = [...document.fonts].filter(
    ({ family, status }) => family.includes("Variable") && status === "loaded",
  );
  return came.length >= 2;
}

/** Whether an element is drawn, to be seen in the window as it stands. */
export function isInView(selector: string) {
  const element = document.querySelector(selector);
  if (element?.checkVisibility({ visibilityProperty: true }) !== true) {
    return false;
  }
  const { top, bottom } = element.getBoundingClientRect();
  return bottom > 0 && top < innerHeight;
}

export function isFocused(selector: string) {
  return document.activeElement?.matches(selector) === true;
}

export function leaveFocus(selector: string) {
  document.querySelector<HTMLElement>(selector)?.blur();
}

export function scrollToOnce(top: number) {
  scrollTo({ top, behavior: "instant" });
}

export function scrollPosition() {
  return scrollY;
}

/**
 * Whether the page stands at a section: its top just below the bar, or, for
 * one too near the page's end, in view with no page left to scroll.
 */
export function standsAt(section: string) {
  const target = document.getElementById(section);
  const bar = document.querySelector("header");
  if (target === null || bar === null) return false;
  const below =
    target.getBoundingClientRect().top - bar.getBoundingClientRect().bottom;
  const { scrollHeight } = document.documentElement;
  const isAtEnd = scrollY + innerHeight >= scrollHeight - 2;
  return below > -3 && below < (isAtEnd ? innerHeight / 2 : 24);
}

/** The addresses of pictures that the engine can't show. */
export async function brokenPictures() {
  const pictures = [...document.images];
  for (const picture of pictures) picture.loading = "eager";
  const failed: string[] = [];
  for (const picture of pictures) {
    await picture.decode().catch(() => failed.push(picture.currentSrc));
  }
  return failed;
}

/** How far the element around the hero's picture has moved down, in pixels. */
export function parallaxOffset() {
  const picture = document.querySelector("main img");
  const backdrop = picture?.closest("div");
  if (!backdrop) throw new Error("The hero's picture has no backdrop");
  return new DOMMatrix(getComputedStyle(backdrop).transform).m42;
}
