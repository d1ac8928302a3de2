import { existsSync, readFileSync } from "node:fs";
import { createServer } from "node:http";
import path from "node:path";
import sirv from "sirv";
import { headersIn } from "../../plugins/gatsby-plugin-site-headers/headers-file";
import { revalidated } from "../../plugins/gatsby-plugin-site-headers/header-rules";
import { redirectsIn } from "../../plugins/gatsby-plugin-site-headers/redirects";
import { headersFor } from "./headers-for";
import { listen } from "./ports";

interface ServedSite {
  /** The site's origin, such as `http://localhost:9000`. */
  readonly origin: string;
  readonly close: () => void;
}

/**
 * Serves a built site on this machine like a host: with its headers, redirects
 * and 404 page, and `.gz` copies, which only the benchmark makes. Reads files on
 * every request, so that a new build needs no restart.
 *
 * @param folder the built site
 * @param port 0 for any free one
 * @throws {Error} if the port is in use
 */
export async function serveSite(
  folder: string,
  port: number,
): Promise<ServedSite> {
  const serveFile = sirv(folder, { dev: true, etag: true, gzip: true });
  /** Empty if missing: sites that the benchmark compares may lack these files. */
  const read = (name: string) => {
    const file = path.join(folder, name);
    return existsSync(file) ? readFileSync(file, "utf8") : "";
  };
  const server = createServer((request, response) => {
    const [address = "/"] = (request.url ?? "/").split("?");
    response.setHeader("Cache-Control", revalidated);
    response.setHeaders(headersFor(headersIn(read("_headers")), address));
    const redirect = redirectsIn(read("_redirects")).find(
      ({ fromPath }) => fromPath === address,
    );
    if (redirect) {
      response.writeHead(301, { Location: redirect.toPath }).end();
      return;
    }
    // Servers may send whole files. sirv fails on a range that ends before it
    // begins, and misreads others.
    delete request.headers.range;
    serveFile(request, response, () => {
      // Don't cache 404s: the file may exist after the next build.
      response.setHeader("Cache-Control", revalidated);
      response.setHeader("Content-Type", "text/html; charset=utf-8");
      response.writeHead(404).end(read("404.html"));
    });
  });
  return {
    origin: `http://localhost:${await listen(server, port)}`,
    close: () => server.close(),
  };
}
