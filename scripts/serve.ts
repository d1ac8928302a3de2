import path from "node:path";
import { parseArgs } from "node:util";
import { readArguments } from "./process/read-arguments";
import { serveSite } from "./serve/static-server";

const usage = `Usage: npm run serve -- [options]

Serves the site as it was last built.

  --dir DIR   serve this folder instead of public
  --port N    use this port instead of 9000
  --help      print this
`;

const options = {
  dir: { type: "string", default: "public" },
  port: { type: "string", default: process.env["PORT"] ?? "9000" },
  help: { type: "boolean", default: false },
} as const;

async function main() {
  const values = readArguments(usage, () => parseArgs({ options }).values);
  if (!values) return;
  const { origin } = await serveSite(
    path.resolve(values.dir),
    Number(values.port),
  );
  console.log(`\nThe site is at ${origin} (press Ctrl+C to stop).\n`);
}

main().catch((error: unknown) => {
  console.error(String(error));
  process.exitCode = 1;
});
