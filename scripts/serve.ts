import path from "node:path";
import { parseArgs } from "node:util";
import { serveSite } from "./serve/static-server";

const { values } = parseArgs({
  options: {
    dir: { type: "string", default: "public" },
    port: { type: "string", default: process.env["PORT"] ?? "9000" },
  },
});

serveSite(path.resolve(values.dir), Number(values.port)).then(
  ({ origin }) =>
    console.log(`\nThe site is at ${origin} (press Ctrl+C to stop).\n`),
  (error: unknown) => {
    console.error(String(error));
    process.exitCode = 1;
  },
);
