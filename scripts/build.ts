import { buildOnceMore } from "./build/build-once-more";

/** Builds the site, as `gatsby build` does, with its arguments. */
async function main() {
  const build = ["node_modules/gatsby/cli.js", "build"];
  const built = await buildOnceMore([...build, ...process.argv.slice(2)], ".");
  process.exitCode = built ? 0 : 1;
}

void main();
