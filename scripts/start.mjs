import { createServer } from "node:net";
import { installPackages, run } from "./steps.mjs";

const port = process.env.PORT ?? "9000";

/** Whether another program listens on the port. */
function isInUse() {
  return new Promise((resolve) => {
    const probe = createServer();
    probe.on("error", ({ code }) => resolve(code === "EADDRINUSE"));
    probe.listen(Number(port), "localhost", () => {
      probe.close(() => resolve(false));
    });
  });
}

// Before the build, which takes minutes.
if (await isInUse()) {
  const other = Number(port) + 1;
  console.error(
    `Port ${port} is in use. Choose another: PORT=${other} npm start`,
  );
  process.exit(1);
}

const served =
  (await installPackages()) &&
  (await run("npx", ["gatsby", "build"])) &&
  (await run("npx", ["tsx", "scripts/serve.ts", "--port", port]));
process.exit(served ? 0 : 1);
