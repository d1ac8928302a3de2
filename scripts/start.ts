import { spawnSync } from "node:child_process";
import { rm } from "node:fs/promises";
import { createServer } from "node:net";
import { run } from "./run";

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

/** Exit code after SIGBUS, when a damaged cache file was read. */
const busError = 135;

const build = () =>
  spawnSync("npx", ["gatsby", "build"], { stdio: "inherit" }).status;

/** Builds the site; if the cache is damaged, removes it and tries again. */
async function buildSite() {
  const status = build();
  if (status !== busError) return status === 0;
  console.error("The cache is damaged. Removing it and building again.");
  await rm(".cache", { recursive: true, force: true });
  return build() === 0;
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
    (await buildSite()) &&
    (await run("npx", ["tsx", "scripts/serve.ts", "--port", String(port)]));
  process.exitCode = served ? 0 : 1;
}

void main();
