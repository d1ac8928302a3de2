import { appReady } from "../components/app-ready";

/** Id of the element that lists the scripts removed from the page. */
export const lateScriptsId = "late-scripts";

/**
 * Loads React when a visitor first needs it: for the button marked with
 * `data-late`; pages without one never load it. A click before React is ready
 * is repeated once it is. Scrolling near the button loads React ahead of time,
 * unless the visitor asked the browser to save data.
 */
export function wakeApp() {
  const late = document.querySelector(`#${lateScriptsId}`);
  const button = document.querySelector<HTMLElement>("[data-late]");
  // Missing in the preview, where Gatsby starts the app itself.
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
      // Execute in order: later scripts depend on earlier ones.
      script.async = false;
      // If a script fails to load, the next click retries that script only; the
      // others run once nothing is missing.
      script.onerror = () => missing.push(src);
      document.head.append(script);
    }
  };

  button.onclick = (event) => {
    // Keep React from also handling the click while it hydrates.
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
