import { appReady } from "../components/app-ready";

/** The element of a finished page that names the scripts it left out. */
export const lateScriptsId = "late-scripts";

/**
 * Starts React when a visitor first needs it: for the button marked with
 * `data-late`, and on pages without one never. The press that wakes it is
 * kept and made again when it is ready; a visitor who scrolls near finds it
 * awake already, unless the browser is asked to save data.
 */
export function wakeApp() {
  const late = document.querySelector(`#${lateScriptsId}`);
  const button = document.querySelector<HTMLElement>("[data-late]");
  // In the preview the app starts by itself.
  if (!late || !button) return;
  const [hash = "", ...sources] = late.textContent.split(" ");
  let missing = sources;
  let isPressed = false;

  const wake = () => {
    window.___webpackCompilationHash = hash;
    const asked = missing;
    missing = [];
    for (const src of asked) {
      const script = document.createElement("script");
      script.src = src;
      // In the order given: the app needs what stands before it.
      script.async = false;
      // The page stays as it is, and the next press asks for it anew: for it
      // alone, since what came runs as soon as nothing is missing.
      script.onerror = () => missing.push(src);
      document.head.append(script);
    }
  };

  button.onclick = (event) => {
    // React, half awake, would answer it too.
    event.stopPropagation();
    isPressed = true;
    wake();
  };
  addEventListener(appReady, () => {
    button.onclick = null;
    if (isPressed) button.click();
  });

  const wakeWhenNear = () => {
    new IntersectionObserver(
      ([entry]) => {
        if (entry?.isIntersecting) wake();
      },
      { rootMargin: "100%" },
    ).observe(button);
  };
  if (!navigator.connection?.saveData) {
    addEventListener("scroll", wakeWhenNear, { once: true });
  }
}
