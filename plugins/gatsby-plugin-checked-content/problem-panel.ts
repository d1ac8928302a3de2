/** Where `gatsby develop` serves the problems in the content, as text. */
export const statusAddress = "/___content";

/** Time between two requests, in milliseconds. */
const interval = 1000;

/** Uses the browser's own colors, because the panel is not part of the site. */
const style = `
  position: fixed;
  inset: auto 0 0 0;
  z-index: 1000;
  max-height: 70vh;
  overflow: auto;
  padding: 1rem 1.5rem;
  border-top: 4px solid Mark;
  background: Canvas;
  color: CanvasText;
  font: 1rem/1.5 ui-monospace, monospace;
  white-space: pre-wrap;
`;

/**
 * Shows the problems over the page, which still shows the last valid content.
 */
export function onClientEntry() {
  if (process.env.NODE_ENV !== "development") return;
  const panel = document.createElement("div");
  panel.setAttribute("role", "alert");
  panel.style.cssText = style;
  const show = (report: string) => {
    if (panel.textContent === report) return;
    panel.textContent = report;
    if (report === "") panel.remove();
    else document.body.append(panel);
  };
  setInterval(() => {
    void fetch(statusAddress, { cache: "no-store" })
      .then((response) => response.text())
      // `gatsby develop` was stopped.
      .catch(() => "")
      .then(show);
  }, interval);
}
