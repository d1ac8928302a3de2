import { createServer } from "node:net";
import { run } from "./process/run";
import { isTaken, listen } from "./serve/ports";

const port = Number(process.env["PORT"] ?? 9000);

/** Whether no other program is listening on the port. */
async function isFree() {
  const probe = createServer();
  const started = await listen(probe, port).catch((error: unknown) => {
    if (!isTaken(error)) throw error;
  });
  probe.close();
  return started !== undefined;
}

/** Builds the site and serves it. */
async function main() {
  // Check now, because the build takes minutes.
  if (!(await isFree())) {
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
