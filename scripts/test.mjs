import { mkdir, readFile, rm } from "node:fs/promises";
import { findChromium } from "./find-chromium.mjs";
import { installPackages, run } from "./steps.mjs";

const resultsFolder = "test-results";
const jestResults = `${resultsFolder}/jest.json`;
const browserResults = `${resultsFolder}/browser.json`;
const queryTypes = "src/gatsby-types.d.ts";

if (!(await installPackages())) process.exit(1);

const queryTypesBefore = await readFile(queryTypes, "utf8");

async function readResults(file) {
  return JSON.parse(await readFile(file, "utf8"));
}

/** A step that passes or fails as a whole. */
const whole = (ok) => ({ passed: ok ? 1 : 0, failed: ok ? 0 : 1 });

/** A suite's own counts, or one failure when it died before writing them. */
async function suite(ok, file, count) {
  const counts = await readResults(file).then(count, () => whole(false));
  return ok || counts.failed > 0 ? counts : { ...counts, failed: 1 };
}

async function jest() {
  const ok = await run("npx", [
    "jest",
    "--json",
    `--outputFile=${jestResults}`,
  ]);
  return suite(ok, jestResults, ({ numPassedTests, numFailedTests }) => ({
    passed: numPassedTests,
    failed: numFailedTests,
  }));
}

async function browserTests() {
  const chromium = await findChromium();
  if (chromium === undefined) {
    console.error("No Chromium could be found or installed.");
    return whole(false);
  }
  const ok = await run("npx", ["playwright", "test"], {
    CHROMIUM_PATH: chromium,
    PLAYWRIGHT_JSON_OUTPUT_NAME: browserResults,
  });
  return suite(ok, browserResults, ({ stats }) => ({
    passed: stats.expected,
    failed: stats.unexpected + stats.flaky,
  }));
}

/**
 * The build writes the types of the page queries. They must be those that were
 * there before, or the types were checked against queries of the past.
 */
async function queryTypesHold() {
  const hold = (await readFile(queryTypes, "utf8")) === queryTypesBefore;
  if (!hold) console.error(`The build changed ${queryTypes}. Commit it.`);
  return whole(hold);
}

/** In order of how soon they tell; a failed build leaves nothing to browse. */
const steps = [
  ["Format", async () => whole(await run("npx", ["prettier", "--check", "."]))],
  [
    "Lint",
    async () => whole(await run("npx", ["eslint", ".", "--max-warnings", "0"])),
  ],
  ["Types", async () => whole(await run("npx", ["tsc", "--noEmit"]))],
  ["Unit tests", jest],
  ["Build", async () => whole(await run("npx", ["gatsby", "build"]))],
  ["Query types", queryTypesHold],
  ["Browser tests", browserTests],
];

await rm(resultsFolder, { recursive: true, force: true });
await mkdir(resultsFolder);

const summary = [];
for (const [name, step] of steps) {
  console.log(`\n── ${name}\n`);
  const started = Date.now();
  const counts = await step();
  const seconds = Math.round((Date.now() - started) / 1000);
  summary.push({ name, seconds, ...counts });
  if (name === "Build" && counts.failed > 0) break;
}

console.log("\n── Summary\n");
for (const { name, seconds, passed, failed } of summary) {
  const mark = failed === 0 ? "ok  " : "FAIL";
  const counts = `${passed} passed, ${failed} failed`;
  console.log(`${mark}  ${name.padEnd(14)} ${counts}  (${seconds} s)`);
}
const total = (key) => summary.reduce((sum, step) => sum + step[key], 0);
console.log(`\n${total("passed")} passed, ${total("failed")} failed`);
process.exit(total("failed") === 0 ? 0 : 1);
