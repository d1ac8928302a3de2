import { mkdir, readFile, rm } from "node:fs/promises";
import { runBrowserTests } from "./browser-tests.mjs";
import { installPackages, run, runBeside } from "./steps.mjs";

const resultsFolder = "test-results";
const jestResults = `${resultsFolder}/jest.json`;
const browserResults = `${resultsFolder}/browser.json`;
const queryTypes = "src/gatsby-types.d.ts";
const testSite = ".test-site";

if (!(await installPackages())) process.exit(1);

async function readResults(file) {
  return JSON.parse(await readFile(file, "utf8"));
}

function heading(name) {
  console.log(`\n── ${name}\n`);
}

/** A step that passes or fails as a whole. */
const whole = (ok) => ({ passed: ok ? 1 : 0, failed: ok ? 0 : 1 });

/** A suite's own counts, or one failure when it died before writing them. */
async function suite(ok, file, count) {
  const counts = await readResults(file).then(count, () => whole(false));
  return ok || counts.failed > 0 ? counts : { ...counts, failed: 1 };
}

async function jest() {
  const { ok, output } = await runBeside("npx", [
    "jest",
    "--json",
    `--outputFile=${jestResults}`,
  ]);
  heading(unitTests);
  console.log(output);
  return suite(ok, jestResults, ({ numPassedTests, numFailedTests }) => ({
    passed: numPassedTests,
    failed: numFailedTests,
  }));
}

async function browserTests() {
  const ok = await runBrowserTests();
  return suite(ok, browserResults, ({ stats }) => ({
    passed: stats.expected,
    failed: stats.unexpected + stats.flaky,
  }));
}

/**
 * A build writes the types of the page queries. They must be those that the
 * repository has, or the types were checked against queries of the past.
 */
async function queryTypesHold() {
  const [written, committed] = await Promise.all(
    [`${testSite}/${queryTypes}`, queryTypes].map((file) =>
      readFile(file, "utf8"),
    ),
  );
  const hold = written === committed;
  if (!hold) {
    console.error(`${queryTypes} is out of date: npx gatsby build writes it.`);
  }
  return whole(hold);
}

const summary = [];

/** Takes a step, and gives whether it passed. */
async function take(name, step) {
  const started = Date.now();
  const counts = await step();
  const seconds = Math.round((Date.now() - started) / 1000);
  summary.push({ name, seconds, ...counts });
  return counts.failed === 0;
}

async function takeInTurn(steps) {
  for (const [name, step] of steps) {
    heading(name);
    if (!(await take(name, step)) && name === "Build") return false;
  }
  return true;
}

const unitTests = "Unit tests";

/** In order of how soon they tell. One processor would be idle with them alone. */
const beforeBrowsing = [
  ["Format", async () => whole(await run("npx", ["prettier", "--check", "."]))],
  [
    "Lint",
    async () => whole(await run("npx", ["eslint", ".", "--max-warnings", "0"])),
  ],
  ["Types", async () => whole(await run("npx", ["tsc", "--noEmit"]))],
  [
    "Build",
    async () => whole(await run("npx", ["tsx", "scripts/build-sample.ts"])),
  ],
  ["Query types", queryTypesHold],
];

await rm(resultsFolder, { recursive: true, force: true });
await mkdir(resultsFolder);

const [isBuilt] = await Promise.all([
  takeInTurn(beforeBrowsing),
  take(unitTests, jest),
]);
// A failed build leaves nothing to browse.
if (isBuilt) await takeInTurn([["Browser tests", browserTests]]);

heading("Summary");
for (const { name, seconds, passed, failed } of summary) {
  const mark = failed === 0 ? "ok  " : "FAIL";
  const counts = `${passed} passed, ${failed} failed`;
  console.log(`${mark}  ${name.padEnd(14)} ${counts}  (${seconds} s)`);
}
const total = (key) => summary.reduce((sum, step) => sum + step[key], 0);
console.log(`\n${total("passed")} passed, ${total("failed")} failed`);
process.exit(total("failed") === 0 ? 0 : 1);
