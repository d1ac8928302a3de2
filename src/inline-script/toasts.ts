import {
  pressedButtons,
  setPressed,
  showNote,
  toastButtons,
} from "../toasts/toast-markup";

/** URL of the toasts' script, defined by the build. */
declare const TOASTS_SCRIPT: string;

/**
 * Loads the toasts, and React with them, when a visitor first needs them: on a
 * click of the button that shows one, or earlier if the visitor comes near it,
 * unless the browser is set to save data. A click marks the button, and the
 * script shows its toast once the script has loaded. If the script fails to
 * load, the button's note appears, and the next click tries again.
 */
export function loadToasts() {
  let isRequested = false;

  const load = () => {
    if (isRequested) return;
    isRequested = true;
    const script = document.createElement("script");
    script.src = TOASTS_SCRIPT;
    script.onerror = () => {
      isRequested = false;
      const pressed = document.querySelector<HTMLElement>(pressedButtons);
      if (!pressed) return;
      showNote(true);
      setPressed(pressed, false);
    };
    document.head.append(script);
  };

  document.addEventListener("click", ({ target }) => {
    const button =
      target instanceof Element && target.closest<HTMLElement>(toastButtons);
    if (!button) return;
    setPressed(button, true);
    load();
  });

  const button = document.querySelector(toastButtons);
  if (!button || navigator.connection?.saveData) return;
  new IntersectionObserver(
    ([entry]) => {
      if (entry?.isIntersecting) load();
    },
    { rootMargin: "100%" },
  ).observe(button);
}
