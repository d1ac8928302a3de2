import { createServer } from "node:net";
import { run } from "./process/run";

const port = Number(process.env["PORT"] ?? 9000);

/** Whether another program is listening on the port. */
function isInUse() {
  return new Promise<boolean>((resolve) => {
    const probe = createServer();
    probe.on("error", ({ code }: NodeJS.ErrnoException) =>
      resolve(code === "EADDRINUSE"),
    );
    probe.listen(port, "localhost", () => probe.close(() => resolve(false)));
  });
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
