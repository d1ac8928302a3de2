import { execFileSync } from "node:child_process";
import { once } from "node:events";
import { mkdtemp, readFile, rm } from "node:fs/promises";
import { createServer } from "node:https";
import { tmpdir } from "node:os";
import path from "node:path";

/** Starts an HTTPS host on this machine that sends `body` for every request. */
export async function startHttpsHost(body: Buffer) {
  const folder = await mkdtemp(path.join(tmpdir(), "https-"));
  const key = path.join(folder, "key.pem");
  const certificate = path.join(folder, "certificate.pem");
  const request = "req -x509 -newkey rsa:2048 -nodes -subj /CN=127.0.0.1";
  const names = ["-addext", "subjectAltName=IP:127.0.0.1"];
  const files = ["-keyout", key, "-out", certificate];
  execFileSync("openssl", [...request.split(" "), ...names, ...files]);

  const server = createServer(
    { key: await readFile(key), cert: await readFile(certificate) },
    (_, response) => void response.end(body),
  ).listen(0, "127.0.0.1");
  await once(server, "listening");
  const address = server.address();
  if (typeof address !== "object" || !address) throw new Error("no port");
  return {
    /** In the format of `photoHosts`. */
    name: `127.0.0.1:${address.port}`,
    /** For `NODE_EXTRA_CA_CERTS`. */
    certificate,
    async close() {
      server.closeAllConnections();
      server.close();
      await rm(folder, { recursive: true });
    },
  };
}
