import { once } from "node:events";
import { createServer } from "node:net";

/** A port of this machine that no program uses. */
export async function freePort(): Promise<number> {
  const server = createServer().listen(0, "localhost");
  await once(server, "listening");
  const address = server.address();
  server.close();
  if (address === null || typeof address === "string") {
    throw new Error("No port is free");
  }
  return address.port;
}
