import { once } from "node:events";
import { type Server, createServer } from "node:net";

/** Starts a server on a port of this machine, 0 for any free one; returns the port. */
export async function listen(server: Server, port: number, host = "localhost") {
  await once(server.listen(port, host), "listening");
  const address = server.address();
  if (address === null || typeof address === "string") {
    throw new Error("The server has no port");
  }
  return address.port;
}

/** Whether a server didn't start because another program uses its port. */
export const isTaken = (error: unknown) =>
  error instanceof Error && "code" in error && error.code === "EADDRINUSE";

/**
 * A port of this machine that no program uses.
 *
 * @param wanted 0 for any
 * @throws {Error} if a program uses the wanted port
 */
export async function freePort(wanted = 0) {
  const server = createServer();
  const port = await listen(server, wanted);
  server.close();
  return port;
}
