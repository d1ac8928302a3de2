import { createServer, type RequestListener, type Server } from "node:http";

export interface LoopbackHost {
  /** `http://127.0.0.1:PORT` */
  origin: string;
  /** The paths requested so far, in order. */
  requests: string[];
  close: () => Promise<void>;
}

function listen(server: Server) {
  return new Promise<number>((resolve, reject) => {
    server.listen(0, "127.0.0.1", () => {
      const address = server.address();
      if (typeof address === "object" && address) resolve(address.port);
      else reject(new Error("the server has no port"));
    });
  });
}

/** Starts an HTTP host on this machine with a handler for each path. */
export async function startHost(
  routes: Readonly<Record<string, RequestListener>>,
): Promise<LoopbackHost> {
  const requests: string[] = [];
  const server = createServer((request, response) => {
    const path = request.url ?? "";
    requests.push(path);
    const route = routes[path];
    if (route) route(request, response);
    else response.writeHead(404).end("no such file");
  });
  const origin = `http://127.0.0.1:${await listen(server)}`;
  return {
    origin,
    requests,
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}

/** Sends the bytes with the type of a JPEG, whatever they are. */
export function serve(body: Buffer | string): RequestListener {
  return (_request, response) => {
    response.writeHead(200, { "Content-Type": "image/jpeg" }).end(body);
  };
}
