import { installPackages, run } from "./steps.mjs";

const address = "http://localhost:9000";

const built =
  (await installPackages()) && (await run("npx", ["gatsby", "build"]));
if (!built) process.exit(1);

console.log(`\nThe site is at ${address} (Ctrl+C stops it).\n`);
const served = await run("npx", ["gatsby", "serve", "--port", "9000"]);
process.exit(served ? 0 : 1);
