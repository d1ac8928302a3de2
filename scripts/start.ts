import { createServer } from "node:net";
import { run } from "./process/run";
import { isTaken, listen } from "./serve/ports";

const port = Number(process.env["PORT"] ?? 9000);

/** Whether another program is listening on the port. */
async function isInUse() {
  const probe = createServer();
  const error: unknown = await listen(probe, port).catch(
    (reason: unknown) => reason,
  );
  probe.close();
  return isTaken(error);
}

/** Builds the site and serves it. */
async function main() {
  // Check now, because the build takes minutes.
  if (await isInUse()) {
    console.error(
      `Port ${port} is in use. Choose another: PORT=${port + 1} npm start`,
    );
    process.exitCode = 1;
    return;
  }
  const served =
    (await run("npx", ["tsx", "scripts/build.ts"])) &&
    (await run("npx", ["tsx", "scripts/serve.ts", "--port", String(port)]));
  process.exitCode = served ? 0 : 1;
}

void main();
