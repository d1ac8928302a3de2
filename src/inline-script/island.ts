/** The address of the island's script, which the build puts in here. */
declare const ISLAND: string;

const selector = "[data-toast]";

/**
 * Fetches the toasts, and the React that shows them, when a visitor first needs
 * them: on a click of the button that shows one, or ahead of it when the
 * visitor scrolls near, unless the browser is asked to save data. The island
 * answers the clicks that it finds waiting. If its script can't be fetched, the
 * note after the button shows, and the next click asks again.
 */
export function fetchIsland() {
  let isAsked = false;

  const ask = (button: HTMLElement) => {
    if (isAsked) return;
    isAsked = true;
    const script = document.createElement("script");
    script.src = ISLAND;
    script.onerror = () => {
      isAsked = false;
      const note = button.nextElementSibling;
      if (button.dataset.pressed && note instanceof HTMLElement) {
        note.style.display = "block";
      }
      delete button.dataset.pressed;
    };
    document.head.append(script);
  };

  document.addEventListener("click", ({ target }) => {
    if (!(target instanceof Element)) return;
    const button = target.closest<HTMLElement>(selector);
    if (!button) return;
    button.dataset.pressed = "true";
    ask(button);
  });

  const askWhenNear = () => {
    const button = document.querySelector<HTMLElement>(selector);
    if (!button) return;
    new IntersectionObserver(
      ([entry]) => {
        if (entry?.isIntersecting) ask(button);
      },
      { rootMargin: "100%" },
    ).observe(button);
  };
  if (!navigator.connection?.saveData) {
    addEventListener("scroll", askWhenNear, { once: true });
  }
}
