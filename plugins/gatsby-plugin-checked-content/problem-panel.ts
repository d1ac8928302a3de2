import { statusAddress } from "./status-events";

const panelId = "content-problems";

/** The panel's looks in the browser's own colors: it is not part of the site. */
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

/** Shows what is wrong with the content over the page, or takes it away. */
export function showReport(report: string | null) {
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
 * Keeps the panel true to the files, in `gatsby develop` only. The page below
 * stays as it was when the content was last in order.
 */
export function followContent() {
  new EventSource(statusAddress).addEventListener("message", ({ data }) => {
    const report: unknown = JSON.parse(String(data));
    showReport(typeof report === "string" ? report : null);
  });
}
