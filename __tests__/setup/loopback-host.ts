import { createServer, type RequestListener } from "node:http";
import { listen } from "../../scripts/serve/ports";

/** Starts an HTTP host on this machine with a handler for each path. */
export async function startHost(
  routes: Readonly<Record<string, RequestListener>>,
) {
  const requests: string[] = [];
  const server = createServer((request, response) => {
    const path = request.url ?? "";
    requests.push(path);
    const route = routes[path];
    if (route) route(request, response);
    else response.writeHead(404).end("no such file");
  });
  return {
    origin: `http://127.0.0.1:${await listen(server, 0, "127.0.0.1")}`,
    /** The paths requested so far, in order. */
    requests,
    close() {
      server.close();
      server.closeAllConnections();
    },
  };
}

export type LoopbackHost = Awaited<ReturnType<typeof startHost>>;

/** Sends the bytes with the type of a JPEG, whatever they are. */
export function serve(body: Buffer | string): RequestListener {
  return (_request, response) => {
    response.writeHead(200, { "Content-Type": "image/jpeg" }).end(body);
  };
}
