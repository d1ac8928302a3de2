import { hosts, isHost, release } from "./release/release";

async function main() {
  const [host = ""] = process.argv.slice(2);
  if (!isHost(host)) {
    console.error(
      `Usage: npm run release -- HOST, one of: ${hosts.join(", ")}`,
    );
    process.exitCode = 2;
    return;
  }
  await release(host, "public", "release");
  console.log(`Upload release/ to ${host}: see deploy/${host}.md`);
}

void main();
