import type { IncomingMessage, ServerResponse } from "node:http";
import type { ContentStatus } from "./content-status";

/** Where the preview's pages listen for what is wrong with the content. */
export const statusAddress = "/___content";

/**
 * Answers with the status as server-sent events, one for each change, for as
 * long as the page is open.
 */
export function sendStatus(status: ContentStatus) {
  return (request: IncomingMessage, response: ServerResponse) => {
    response.writeHead(200, {
      "Content-Type": "text/event-stream",
      // Gatsby's server compresses, which would hold the events back.
      "Cache-Control": "no-cache, no-transform",
    });
    const stop = status.subscribe((report) => {
      response.write(`data: ${JSON.stringify(report)}\n\n`);
    });
    request.on("close", stop);
  };
}
