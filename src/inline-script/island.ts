/** URL of the island's script, defined by the build. */
declare const ISLAND: string;

const selector = "[data-toast]";

/**
 * Loads the toasts, and React with them, when a visitor first needs them: on a
 * click of the button that shows one, or earlier if the visitor scrolls near it,
 * unless the browser is set to save data. A click before the script is ready
 * marks the button, and the island then shows the toast. If the script fails to
 * load, a note appears after the button, and the next click tries again.
 */
export function loadIsland() {
  let isRequested = false;

  const load = (button: HTMLElement) => {
    if (isRequested) return;
    isRequested = true;
    const script = document.createElement("script");
    script.src = ISLAND;
    script.onerror = () => {
      isRequested = false;
      const note = button.nextElementSibling;
      if (button.dataset.pressed && note instanceof HTMLElement) {
        note.style.display = "block";
      }
      delete button.dataset.pressed;
    };
    document.head.append(script);
  };

  document.addEventListener("click", ({ target }) => {
    const button =
      target instanceof Element && target.closest<HTMLElement>(selector);
    if (!button) return;
    button.dataset.pressed = "true";
    load(button);
  });

  const loadWhenNear = () => {
    const button = document.querySelector<HTMLElement>(selector);
    if (!button) return;
    new IntersectionObserver(
      ([entry]) => {
        if (entry?.isIntersecting) load(button);
      },
      { rootMargin: "100%" },
    ).observe(button);
  };
  if (!navigator.connection?.saveData) {
    addEventListener("scroll", loadWhenNear, { once: true });
  }
}
