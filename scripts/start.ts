import { createServer } from "node:net";
import { run } from "./process/run";
import { isTaken, listen } from "./serve/ports";

const port = Number(process.env["PORT"] ?? 9000);

/** Whether another program is listening on the port. */
async function isInUse() {
  const probe = createServer();
  try {
    await listen(probe, port);
  } catch (error) {
    if (isTaken(error)) return true;
    throw error;
  }
  probe.close();
  return false;
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
