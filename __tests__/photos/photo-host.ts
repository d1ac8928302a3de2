import { createServer, type RequestListener, type Server } from "node:http";

export interface PhotoHost {
  /** `http://127.0.0.1:PORT` */
  origin: string;
  /** The paths asked for so far, in order. */
  requests: string[];
  /** What a caller may pass, so that this host alone is allowed. */
  isAllowed: (address: string) => boolean;
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

/** A host on this machine that answers each path as it is told to. */
export async function startPhotoHost(
  routes: Readonly<Record<string, RequestListener>>,
): Promise<PhotoHost> {
  const requests: string[] = [];
  const server = createServer((request, response) => {
    const path = request.url ?? "";
    requests.push(path);
    const route = routes[path];
    if (route) route(request, response);
    else response.writeHead(404).end("no such photo");
  });
  const origin = `http://127.0.0.1:${await listen(server)}`;
  return {
    origin,
    requests,
    isAllowed: (address) => new URL(address).origin === origin,
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}

/** Answers with these bytes, as a picture unless told otherwise. */
export function serve(
  body: Buffer | string,
  type = "image/jpeg",
): RequestListener {
  return (_request, response) => {
    response.writeHead(200, { "Content-Type": type }).end(body);
  };
}

export function redirectTo(location: string, status = 302): RequestListener {
  return (_request, response) => {
    response.writeHead(status, { Location: location }).end();
  };
}

/** One answer after another; the last one for ever. */
export function inTurn(
  ...answers: [RequestListener, ...RequestListener[]]
): RequestListener {
  let turn = 0;
  return (request, response) => {
    const answer = answers[Math.min(turn, answers.length - 1)] ?? answers[0];
    turn += 1;
    answer(request, response);
  };
}

export function status(code: number): RequestListener {
  return (_request, response) => {
    response.writeHead(code).end();
  };
}
