import { existsSync } from "node:fs";
import { readFile } from "node:fs/promises";
import { parse } from "yaml";
import { siteSchema } from "../src/content/schema/site";
import { askAddress } from "./links/ask-address";
import { inspectLinks, type LinkReport } from "./links/inspect-links";

function printWithin({ pages, counts, broken }: LinkReport) {
  const total = Object.values(counts).reduce((sum, count) => sum + count, 0);
  console.log(`${pages.length} pages, ${total} addresses within the site:`);
  for (const [kind, count] of Object.entries(counts)) {
    console.log(`${String(count).padStart(6)}  ${kind}`);
  }
  console.log(`\n${broken.length} of them lead nowhere.`);
  for (const { file, kind, address, reason } of broken) {
    console.log(`  ${file}: ${kind} ${address} ${reason}`);
  }
}

/** Prints the addresses on other sites, and gives how many are gone. */
async function printExternal({ external }: LinkReport, asks: boolean) {
  let gone = 0;
  console.log(`\n${external.size} addresses on other sites:`);
  for (const [address, from] of external) {
    const answer = asks ? await askAddress(address) : undefined;
    if (answer?.outcome === "gone") gone += 1;
    const words = answer ? ` ${answer.outcome} (${answer.detail})` : "";
    console.log(`  ${address}${words}\n    on ${[...from].join(", ")}`);
  }
  return gone;
}

async function main() {
  if (!existsSync("public/index.html")) {
    console.error("There is no built site in public: npm run build makes it.");
    process.exitCode = 1;
    return;
  }
  const facts: unknown = parse(await readFile("content/site.yml", "utf8"));
  const report = await inspectLinks("public", {
    origin: siteSchema.parse(facts).url,
    prefix: process.env["PATH_PREFIX"] ?? "",
  });
  printWithin(report);
  const gone = await printExternal(report, process.argv.includes("--ask"));
  process.exitCode = report.broken.length + gone > 0 ? 1 : 0;
}

void main();
