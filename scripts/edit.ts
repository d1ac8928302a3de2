import { spawn } from "node:child_process";
import { existsSync } from "node:fs";
import { parseArgs } from "node:util";
import { bundle } from "../edit/build/bundle";
import { startServer } from "../edit/server/server";
import { readArguments } from "./process/read-arguments";
import { isTaken } from "./serve/ports";

const usage = `Usage: npm run edit -- [options]

Opens the editor of the website in your browser. When you save, it changes the
files in the content folder on this computer.

  --content DIR   edit this folder instead of content
  --port N        use this port instead of 9200
  --no-open       only print the address
  --help          print this
`;

const options = {
  content: { type: "string", default: "content" },
  port: { type: "string", default: "9200" },
  "no-open": { type: "boolean", default: false },
  help: { type: "boolean", default: false },
} as const;

/** @throws {Error} if an argument is wrong */
function parse() {
  const { values } = parseArgs({ options });
  const { port, content } = values;
  if (!/^\d{1,5}$/.test(port) || Number(port) > 65_535) {
    throw new Error(`--port is a number up to 65535, not ${port}`);
  }
  if (existsSync(content)) return values;
  throw new Error(`There is no folder ${content}`);
}

/** Opens an address in the default browser, if this computer has one. */
function open(address: string) {
  const command = process.platform === "darwin" ? "open" : "xdg-open";
  spawn(command, [address], { stdio: "ignore", detached: true })
    .on("error", () => console.log("Open this address in your browser."))
    .unref();
}

async function main() {
  const values = readArguments(usage, parse);
  if (!values) return;
  const served = {
    folder: values.content,
    // Relative, because everything is below the secret part of the address.
    bundle: await bundle("edit/local/main.tsx", "."),
  };
  const port = Number(values.port);
  const { address } = await startServer(served, port).catch(
    (error: unknown) => {
      if (!isTaken(error)) throw error;
      // Doesn't choose another port by itself: browsers store unsaved changes by
      // port, so the new editor wouldn't find those of the running one.
      console.error(
        `Port ${port} is in use, most likely by an editor that you started earlier.\nUse that one, close it, or choose another port: npm run edit -- --port ${port + 1}`,
      );
      process.exit(1);
    },
  );
  console.log(`\nThe editor is at ${address} (press Ctrl+C to stop).\n`);
  if (!values["no-open"]) open(address);
}

void main();
