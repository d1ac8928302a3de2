import { mkdir, readFile, rm } from "node:fs/promises";
import { z } from "zod";
import { run, runBeside } from "./run";

const resultsFolder = "test-results";
const jestResults = `${resultsFolder}/jest.json`;
const browserResults = `${resultsFolder}/browser.json`;

interface Counts {
  readonly passed: number;
  readonly failed: number;
}

/** A step that passes or fails as a whole. */
const whole = (ok: boolean): Counts => ({
  passed: ok ? 1 : 0,
  failed: ok ? 0 : 1,
});

const jestShape = z
  .object({ numPassedTests: z.number(), numFailedTests: z.number() })
  .transform(({ numPassedTests: passed, numFailedTests: failed }) => ({
    passed,
    failed,
  }));

const browserShape = z
  .object({
    stats: z.object({
      expected: z.number(),
      unexpected: z.number(),
      flaky: z.number(),
    }),
  })
  .transform(({ stats: { expected, unexpected, flaky } }) => ({
    passed: expected,
    failed: unexpected + flaky,
  }));

/** A suite's own counts, or one failure when it ended before writing them. */
async function suite(
  ok: boolean,
  file: string,
  shape: z.ZodType<Counts>,
): Promise<Counts> {
  const text = await readFile(file, "utf8").catch(() => "null");
  const { data = whole(false) } = shape.safeParse(JSON.parse(text));
  return ok || data.failed > 0 ? data : { ...data, failed: 1 };
}

/** Runs a command beside others, and prints its output when it has ended. */
async function beside(name: string, ...args: string[]) {
  const { ok, output } = await runBeside("npx", args);
  heading(name);
  console.log(output);
  return ok;
}

async function unitTests() {
  const args = ["jest", "--json", `--outputFile=${jestResults}`];
  return suite(await beside("Unit tests", ...args), jestResults, jestShape);
}

async function browserTests() {
  const ok = await run("npx", ["tsx", "scripts/browser-tests.ts"]);
  return suite(ok, browserResults, browserShape);
}

/**
 * The build writes the types of the page queries. They must be those that the
 * repository has, or `tsc` has checked the queries against older ones.
 */
async function queryTypes() {
  const file = "src/gatsby-types.d.ts";
  const [written, committed] = await Promise.all(
    [`.test-site/${file}`, file].map((each) => readFile(each, "utf8")),
  );
  if (written === committed) return whole(true);
  console.error(`${file} is out of date: npx gatsby build writes it.`);
  return whole(false);
}

function heading(name: string) {
  console.log(`\n── ${name}\n`);
}

const summary: (Counts & { name: string; seconds: number })[] = [];

/** Takes a step, and gives whether it passed. */
async function take(name: string, step: () => Promise<Counts>) {
  const started = Date.now();
  const counts = await step();
  const seconds = Math.round((Date.now() - started) / 1000);
  summary.push({ name, seconds, ...counts });
  return counts.failed === 0;
}

/** Builds the sample site, and looks at it. */
async function site() {
  const build = () =>
    run("npx", ["tsx", "scripts/build-sample.ts"]).then(whole);
  // A failed build leaves nothing to look at.
  if (!(await take("Sample site", build))) return;
  await take("Query types", queryTypes);
  await take("Browser tests", browserTests);
}

/** All that needs no site. */
async function code() {
  await take("Unit tests", unitTests);
  const checks = {
    Types: ["tsc", "--noEmit"],
    Lint: ["eslint", ".", "--max-warnings", "0"],
    Format: ["prettier", "--check", "."],
  };
  for (const [name, args] of Object.entries(checks)) {
    await take(name, () => beside(name, ...args).then(whole));
  }
}

async function main() {
  await rm(resultsFolder, { recursive: true, force: true });
  await mkdir(resultsFolder);
  // Beside each other, so that no processor is idle while one is long.
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
