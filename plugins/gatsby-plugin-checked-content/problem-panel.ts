/** Where `gatsby develop` serves the problems in the content as text, or null. */
export const statusAddress = "/___content";

/** Time between two requests, in milliseconds. */
const interval = 1000;

const panelId = "content-problems";

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

/** Shows a report over the page, or removes the panel. */
function showReport(report: unknown) {
  const shown = document.getElementById(panelId);
  if (typeof report !== "string") return shown?.remove();
  if (shown?.textContent === report) return;
  shown?.remove();
  const panel = document.createElement("div");
  panel.id = panelId;
  panel.setAttribute("role", "alert");
  panel.style.cssText = style;
  panel.textContent = report;
  document.body.append(panel);
}

/** The page below the panel keeps showing the last valid content. */
export function onClientEntry() {
  if (process.env.NODE_ENV !== "development") return;
  setInterval(() => {
    void fetch(statusAddress, { cache: "no-store" })
      .then((response) => response.json())
      // `gatsby develop` was stopped.
      .catch(() => null)
      .then(showReport);
  }, interval);
}
