import { run } from "./process/run";
import { freePort, isTaken } from "./serve/ports";

const port = Number(process.env["PORT"] ?? 9000);

/** Builds the site and serves it. */
async function main() {
  // Check now, because the build takes minutes.
  await freePort(port).catch((error: unknown) => {
    if (!isTaken(error)) throw error;
    console.error(
      `Port ${port} is in use. Choose another: PORT=${port + 1} npm start`,
    );
    process.exit(1);
  });
  const served =
    (await run("npx", ["tsx", "scripts/build.ts"])) &&
    (await run("npx", ["tsx", "scripts/serve.ts", "--port", String(port)]));
  process.exitCode = served ? 0 : 1;
}

void main();
