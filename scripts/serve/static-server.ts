import { createHash } from "node:crypto";
import { readFile } from "node:fs/promises";
import {
  createServer,
  type IncomingMessage,
  type ServerResponse,
} from "node:http";
import path from "node:path";
import { promisify } from "node:util";
import { brotliCompress, constants, gzip } from "node:zlib";
import { revalidated } from "../../src/build/headers/header-rules";
import { contentType, isCompressible } from "./content-types";
import { headersFor, headersIn } from "./header-file";
import { siteFile } from "./site-file";

const compressions = {
  br: (body: Buffer) =>
    promisify(brotliCompress)(body, {
      // The default takes as long as a whole page does.
      params: { [constants.BROTLI_PARAM_QUALITY]: 5 },
    }),
  gzip: promisify(gzip),
};

async function compressed(body: Buffer, accepted: string) {
  if (/\bbr\b/.test(accepted)) {
    return { encoding: "br", body: await compressions.br(body) };
  }
  if (/\bgzip\b/.test(accepted)) {
    return { encoding: "gzip", body: await compressions.gzip(body) };
  }
  return { body };
}

/** Of a site without the file, none: whoever serves it adds nothing. */
async function headerRulesOf(folder: string) {
  const file = path.join(folder, "_headers");
  return headersIn(await readFile(file, "utf8").catch(() => ""));
}

async function answer(
  folder: string,
  request: IncomingMessage,
  response: ServerResponse,
) {
  const [address = "/", query] = (request.url ?? "/").split(/\?(.*)/s, 2);
  const found = await siteFile(folder, address);
  const headers: Record<string, string> = {
    "Cache-Control": revalidated,
    ...headersFor(await headerRulesOf(folder), address),
  };
  if (found.status === 301) {
    const location = [found.location, query].filter(Boolean).join("?");
    response.writeHead(301, { ...headers, Location: location }).end();
    return;
  }
  if (found.status === 404) headers["Cache-Control"] = revalidated;
  const content = await readFile(found.file);
  const etag = `W/"${createHash("sha1").update(content).digest("base64url")}"`;
  if (found.status === 200 && request.headers["if-none-match"] === etag) {
    response.writeHead(304, { ...headers, ETag: etag }).end();
    return;
  }
  const type = contentType(found.file);
  const accepted = request.headers["accept-encoding"] ?? "";
  const { encoding, body } = isCompressible(type)
    ? await compressed(content, accepted)
    : { encoding: undefined, body: content };
  response.writeHead(found.status, {
    ...headers,
    "Content-Type": type,
    "Content-Length": body.length,
    ETag: etag,
    Vary: "Accept-Encoding",
    ...(encoding !== undefined && { "Content-Encoding": encoding }),
  });
  // To a HEAD request, Node.js leaves the body out.
  response.end(body);
}

interface Served {
  /** Where the site is, such as `http://localhost:9000`. */
  readonly origin: string;
  readonly close: () => void;
}

/**
 * Serves a built site to this machine, with the headers of its `_headers` file,
 * as its hosts do. Files are read anew each time: after a build it serves the
 * new site.
 *
 * @param folder the built site, with a 404.html
 * @param port where, or 0 for any that is free
 * @throws {Error} when the port is taken
 */
export async function serveSite(folder: string, port: number): Promise<Served> {
  const server = createServer((request, response) => {
    if (request.method !== "GET" && request.method !== "HEAD") {
      response.writeHead(405, { Allow: "GET, HEAD" }).end();
      return;
    }
    answer(folder, request, response).catch((error: unknown) => {
      console.error(error);
      response.writeHead(500).end();
    });
  });
  await new Promise<void>((resolve, reject) => {
    server.once("error", reject);
    server.listen(port, "localhost", resolve);
  });
  const address = server.address();
  if (address === null || typeof address === "string") {
    throw new Error("The server has no port");
  }
  return {
    origin: `http://localhost:${address.port}`,
    close: () => server.close(),
  };
}
