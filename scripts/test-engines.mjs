import { engines } from "./engines.mjs";
import { run } from "./steps.mjs";

// Engines named as arguments must all run; with none named, those that can.
const named = process.argv.slice(2);
const known = engines.map(({ name }) => name);
const strange = named.filter((name) => !known.includes(name));
if (strange.length > 0) {
  console.error(`No engine ${strange.join(", ")}: ${known.join(", ")} are.`);
  process.exit(1);
}
const wanted = engines.filter(
  ({ name }) => named.length === 0 || named.includes(name),
);

if (!(await run("npx", ["gatsby", "build"]))) process.exit(1);

const results = [];
for (const { name, find, args, hint, within } of wanted) {
  console.log(`\n── ${name}\n`);
  const program = await find();
  if (program === undefined) {
    results.push({ name, ran: false, words: `skipped: not here; ${hint}` });
    continue;
  }
  const jest = ["npx", "jest", "--config", "jest.engines.config.mjs"];
  const [command, ...rest] = [...within, ...jest];
  const ok = await run(command, rest, {
    ENGINE: JSON.stringify({ name, program, args }),
  });
  results.push({ name, ran: true, ok, words: ok ? "passed" : "FAILED" });
}

console.log("\n── Summary\n");
for (const { name, words } of results) {
  console.log(`${name.padEnd(10)} ${words}`);
}
const ran = results.filter((result) => result.ran);
if (ran.length === 0) console.error("\nNo engine at all could be had.");
const isMissed = named.length > 0 && ran.length < named.length;
const isPassed = ran.length > 0 && ran.every(({ ok }) => ok) && !isMissed;
process.exit(isPassed ? 0 : 1);
