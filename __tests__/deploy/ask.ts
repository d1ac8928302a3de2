import { request, type IncomingHttpHeaders } from "node:http";

interface Answer {
  readonly status: number | undefined;
  readonly headers: IncomingHttpHeaders;
  readonly body: Buffer;
}

/**
 * Requests a path exactly as given: `fetch` would normalize `..`, follow
 * redirects, and decompress the response.
 */
export function ask(
  origin: string,
  path: string,
  headers: Readonly<Record<string, string>> = {},
) {
  return new Promise<Answer>((resolve, reject) => {
    const asking = request(origin, { path, headers }, (response) => {
      const parts: Buffer[] = [];
      response.on("data", (part: Buffer) => parts.push(part));
      response.on("end", () => {
        const { statusCode: status, headers } = response;
        resolve({ status, headers, body: Buffer.concat(parts) });
      });
    });
    asking.on("error", reject);
    asking.end();
  });
}
