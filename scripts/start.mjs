import { installPackages, run } from "./steps.mjs";

const built =
  (await installPackages()) && (await run("npx", ["gatsby", "build"]));
if (!built) process.exit(1);

const served = await run("npx", ["tsx", "scripts/serve.ts", "--port", "9000"]);
process.exit(served ? 0 : 1);
