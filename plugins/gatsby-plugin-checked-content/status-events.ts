import type { IncomingMessage, ServerResponse } from "node:http";

/** The current problems in the content as readable text, or null. */
export type ContentReport = string | null;

/** Endpoint of the preview that streams problems in the content. */
export const statusAddress = "/___content";

const tell = (page: ServerResponse, report: ContentReport) =>
  page.write(`data: ${JSON.stringify(report)}\n\n`);

/** Streams the latest report to open pages as server-sent events. */
export class StatusEvents {
  #report: ContentReport = null;
  readonly #pages = new Set<ServerResponse>();

  /** Tells all open pages if the report changed. */
  publish(report: ContentReport) {
    if (report === this.#report) return;
    this.#report = report;
    for (const page of this.#pages) tell(page, report);
  }

  /** Sends the report now and at every change, while the page is open. */
  readonly send = (request: IncomingMessage, response: ServerResponse) => {
    response.writeHead(200, {
      "Content-Type": "text/event-stream",
      // `no-transform` keeps Gatsby's compression from buffering events.
      "Cache-Control": "no-cache, no-transform",
    });
    this.#pages.add(response);
    tell(response, this.#report);
    request.on("close", () => this.#pages.delete(response));
  };
}
