import { randomBytes } from "node:crypto";
import { once } from "node:events";
import { createServer, type IncomingMessage } from "node:http";
import { type Served, failed, notFound, respond } from "./respond";
import { editorPolicy } from "../build/editor-page";
import { Refused } from "../store/refused";
import { removeTemporary } from "./save-files";

const policy = editorPolicy({ scripts: [] });

const headers = new Map([
  ["Cache-Control", "no-store"],
  ["Content-Security-Policy", `${policy}; frame-ancestors 'none'`],
  ["Cross-Origin-Resource-Policy", "same-origin"],
  ["Referrer-Policy", "no-referrer"],
  ["X-Content-Type-Options", "nosniff"],
]);

const reasons = new Map([
  ["EACCES", "the computer doesn't allow it"],
  ["EPERM", "the computer doesn't allow it"],
  ["EROFS", "the disk can only be read"],
  ["ENOSPC", "the disk is full"],
]);

/**
 * Why a file can't be read or written; in the system's words if the reason is
 * rare.
 */
function reasonOf(error: unknown) {
  const words = String(error);
  const [code = ""] = /\bE[A-Z]+(?=:)/.exec(words) ?? [];
  return reasons.get(code) ?? words;
}

/**
 * Serves the editor to browsers on this computer. Other websites that are open
 * in them can send requests here too, so a request must know the secret in the
 * address and name this computer as its host, and only the editor's own page
 * may change files.
 *
 * @param port 0 for any free one
 * @throws {Error} if the port is in use
 */
export async function startServer(served: Served, port: number) {
  const secret = `/${randomBytes(16).toString("hex")}/`;
  let hosts: readonly string[] = [];

  async function responseTo(request: IncomingMessage) {
    const { host = "", origin } = request.headers;
    if (!hosts.includes(host)) {
      return failed(403, "The editor is at another address.");
    }
    const [address = "", query = ""] = (request.url ?? "").split("?");
    if (!address.startsWith(secret)) return notFound();
    if (request.method !== "GET" && origin !== `http://${host}`) {
      return failed(403, "Only the editor can change files.");
    }
    try {
      const path = decodeURIComponent(address.slice(secret.length));
      return await respond(served, path, query, request);
    } catch (error) {
      if (error instanceof URIError) return notFound();
      if (error instanceof Refused) return failed(400, error.message);
      return failed(
        500,
        `The files can't be read or written: ${reasonOf(error)}. Leave this page open, and try again when that is fixed.`,
      );
    }
  }

  const server = createServer((request, response) => {
    void responseTo(request).then(async (answer) => {
      const body = new Uint8Array(await answer.arrayBuffer());
      response.setHeaders(headers).setHeaders(answer.headers);
      response.writeHead(answer.status).end(body);
    });
  });
  server.listen(port, "127.0.0.1");
  await once(server, "listening");
  await removeTemporary(served.folder);
  const address = server.address();
  if (address === null || typeof address === "string") {
    throw new Error("The server has no port");
  }
  hosts = ["localhost", "127.0.0.1"].map((name) => `${name}:${address.port}`);
  return {
    address: `http://localhost:${address.port}${secret}`,
    close: () => {
      server.close();
      server.closeAllConnections();
    },
  };
}
