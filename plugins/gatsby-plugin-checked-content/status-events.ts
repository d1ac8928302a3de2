import type { IncomingMessage, ServerResponse } from "node:http";
import type { ContentStatus } from "./content-status";

/** Endpoint of the preview that streams problems in the content. */
export const statusAddress = "/___content";

/**
 * Streams the status as server-sent events, one per change, while the page is
 * open.
 */
export function sendStatus(status: ContentStatus) {
  return (request: IncomingMessage, response: ServerResponse) => {
    response.writeHead(200, {
      "Content-Type": "text/event-stream",
      // `no-transform` keeps Gatsby's compression from buffering events.
      "Cache-Control": "no-cache, no-transform",
    });
    const stop = status.subscribe((report) => {
      response.write(`data: ${JSON.stringify(report)}\n\n`);
    });
    request.on("close", stop);
  };
}
