import { execFile } from "node:child_process";
import { mkdir, readFile, rm } from "node:fs/promises";
import { z } from "zod";
import { testSite } from "../__tests__/browser/support/sample";
import { run } from "./process/run";

const resultsFolder = "test-results";
const jestResults = `${resultsFolder}/jest.json`;
const browserResults = `${resultsFolder}/browser.json`;

interface Counts {
  readonly passed: number;
  readonly failed: number;
}

/** Counts for a step that passes or fails as a whole. */
const asCounts = (ok: boolean): Counts => ({
  passed: ok ? 1 : 0,
  failed: ok ? 0 : 1,
});

/** The results of Jest, or of Playwright. */
const resultsShape = z.union([
  z
    .object({ numPassedTests: z.number(), numFailedTests: z.number() })
    .transform(({ numPassedTests: passed, numFailedTests: failed }) => ({
      passed,
      failed,
    })),
  z
    .object({
      stats: z.object({ expected: z.number(), unexpected: z.number() }),
    })
    .transform(({ stats }) => ({
      passed: stats.expected,
      failed: stats.unexpected,
    })),
]);

/** A suite's counts, or one failure if it crashed before writing them. */
async function suite(ok: boolean, file: string): Promise<Counts> {
  const written = await readFile(file, "utf8")
    .then((text): unknown => JSON.parse(text))
    .catch(() => undefined);
  const { data = asCounts(false) } = resultsShape.safeParse(written);
  return ok || data.failed > 0 ? data : { ...data, failed: 1 };
}

/** Runs a command in parallel with others; prints its output at the end. */
function runBuffered(name: string, ...args: string[]) {
  return new Promise<boolean>((resolve) => {
    execFile("npx", args, { maxBuffer: Infinity }, (error, stdout, stderr) => {
      heading(name);
      console.log(stdout + stderr);
      resolve(error === null);
    });
  });
}

async function unitTests() {
  const args = ["jest", "--json", `--outputFile=${jestResults}`];
  return suite(await runBuffered("Unit tests", ...args), jestResults);
}

async function browserTests() {
  const ok = await run("npx", ["tsx", "scripts/browser-tests.ts"]);
  return suite(ok, browserResults);
}

/**
 * Checks that the query types in the repository match those the build just
 * wrote; otherwise `tsc` has checked the queries against outdated types.
 */
async function queryTypes() {
  const file = "src/gatsby-types.d.ts";
  const [written, committed] = await Promise.all(
    [`${testSite}/${file}`, file].map((each) => readFile(each, "utf8")),
  );
  if (written === committed) return asCounts(true);
  console.error(`${file} is out of date. To update it, run: npm run types`);
  return asCounts(false);
}

function heading(name: string) {
  console.log(`\n── ${name}\n`);
}

const summary: (Counts & { name: string; seconds: number })[] = [];

/** Runs a step and returns whether it passed. */
async function runStep(name: string, step: () => Promise<Counts>) {
  const started = Date.now();
  const counts = await step();
  const seconds = Math.round((Date.now() - started) / 1000);
  summary.push({ name, seconds, ...counts });
  return counts.failed === 0;
}

/** Builds the sample site and tests it. */
async function site() {
  const build = () =>
    run("npx", ["tsx", "scripts/build-sample.ts"]).then(asCounts);
  if (!(await runStep("Sample site", build))) return;
  await runStep("Query types", queryTypes);
  await runStep("Browser tests", browserTests);
}

/** Runs the steps that need no site. */
async function code() {
  await runStep("Unit tests", unitTests);
  const checks = {
    Types: ["tsc", "--noEmit"],
    Lint: ["eslint", ".", "--max-warnings", "0"],
    Format: ["prettier", "--check", "."],
  };
  for (const [name, args] of Object.entries(checks)) {
    await runStep(name, () => runBuffered(name, ...args).then(asCounts));
  }
}

async function main() {
  await rm(resultsFolder, { recursive: true, force: true });
  await mkdir(resultsFolder);
  // In parallel, so that no CPU is idle during long steps.
  await Promise.all([site(), code()]);

  heading("Summary");
  for (const { name, seconds, passed, failed } of summary) {
    const mark = failed === 0 ? "ok  " : "FAIL";
    const counts = `${passed} passed, ${failed} failed`;
    console.log(`${mark}  ${name.padEnd(14)} ${counts}  (${seconds} s)`);
  }
  const total = (key: keyof Counts) =>
    summary.reduce((sum, step) => sum + step[key], 0);
  console.log(`\n${total("passed")} passed, ${total("failed")} failed`);
  process.exitCode = total("failed") === 0 ? 0 : 1;
}

void main();
