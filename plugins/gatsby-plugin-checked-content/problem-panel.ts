import { statusAddress } from "./status-events";

const panelId = "content-problems";

/** Uses the browser's own colors, because the panel is not part of the site. */
const style = {
  position: "fixed",
  inset: "auto 0 0 0",
  zIndex: "1000",
  maxHeight: "70vh",
  overflow: "auto",
  padding: "1rem 1.5rem",
  borderTop: "4px solid Mark",
  background: "Canvas",
  color: "CanvasText",
  font: "1rem/1.5 ui-monospace, monospace",
  whiteSpace: "pre-wrap",
};

/** Shows a report over the page, or removes the panel. */
function showReport(report: string | null) {
  document.getElementById(panelId)?.remove();
  if (report === null) return;
  const panel = document.createElement("div");
  panel.id = panelId;
  panel.setAttribute("role", "alert");
  Object.assign(panel.style, style);
  panel.textContent = report;
  document.body.append(panel);
}

/**
 * Keeps the panel up to date in `gatsby develop`. The page below it keeps
 * showing the last valid content.
 */
export function followContent() {
  new EventSource(statusAddress).addEventListener("message", ({ data }) => {
    const report: unknown = JSON.parse(String(data));
    showReport(typeof report === "string" ? report : null);
  });
}
