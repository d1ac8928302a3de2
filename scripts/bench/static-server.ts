import { readFile } from "node:fs/promises";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import path from "node:path";
import { gzipSync } from "node:zlib";

const types: Readonly<Record<string, string>> = {
  ".avif": "image/avif",
  ".css": "text/css",
  ".html": "text/html; charset=utf-8",
  ".ico": "image/x-icon",
  ".jpg": "image/jpeg",
  ".js": "text/javascript",
  ".json": "application/json",
  ".png": "image/png",
  ".svg": "image/svg+xml",
  ".webmanifest": "application/manifest+json",
  ".webp": "image/webp",
  ".woff2": "font/woff2",
  ".xml": "application/xml",
};

const compressed = /^(?:text|application)\/|svg/;

interface Answer {
  readonly status: number;
  readonly type: string;
  readonly isCompressed: boolean;
  readonly body: Buffer;
}

async function fileOf(folder: string, address: string) {
  const file = path.join(folder, address);
  const tries = path.extname(file) ? [file] : [path.join(file, "index.html")];
  for (const attempt of tries) {
    const body = await readFile(attempt).catch(() => undefined);
    if (body !== undefined) return { file: attempt, body, status: 200 };
  }
  const missing = path.join(folder, "404.html");
  return { file: missing, body: await readFile(missing), status: 404 };
}

async function answerFor(folder: string, address: string): Promise<Answer> {
  const { file, body, status } = await fileOf(folder, address);
  const type = types[path.extname(file)] ?? "application/octet-stream";
  const isCompressed = compressed.test(type);
  return {
    status,
    type,
    isCompressed,
    body: isCompressed ? gzipSync(body, { level: 6 }) : body,
  };
}

/**
 * Serves a built site on loopback as a plain host would: gzip 6 for text, long
 * caching, 404.html for what is not there. Each answer is made once.
 */
export async function serveFolder(folder: string) {
  const answers = new Map<string, Promise<Answer>>();
  const server = createServer((request, response) => {
    const { pathname } = new URL(request.url ?? "/", "http://localhost");
    const known = answers.get(pathname) ?? answerFor(folder, pathname);
    answers.set(pathname, known);
    void known.then(({ status, type, isCompressed, body }) => {
      response.writeHead(status, {
        "content-type": type,
        "content-length": body.length,
        "cache-control": "max-age=31536000",
        ...(isCompressed && { "content-encoding": "gzip" }),
      });
      response.end(body);
    });
  });
  await new Promise<void>((ready) => server.listen(0, "127.0.0.1", ready));
  const address = server.address();
  if (address === null || typeof address === "string") {
    throw new Error("The server has no port");
  }
  const { port }: AddressInfo = address;
  return {
    origin: `http://localhost:${port}`,
    close: () => server.close(),
  };
}
