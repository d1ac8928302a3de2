import { buildOnceMore } from "./build/build-once-more";

/** Builds the site, as `gatsby build` does, with its arguments. */
async function main() {
  const gatsby = ["node_modules/gatsby/cli.js", "build"];
  const command = [process.execPath, ...gatsby, ...process.argv.slice(2)];
  process.exitCode = (await buildOnceMore(command, ".")) ? 0 : 1;
}

void main();
