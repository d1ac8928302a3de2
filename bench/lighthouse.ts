import { execFile } from "node:child_process";
import { promisify } from "node:util";
import { z } from "zod";

const exec = promisify(execFile);

const report = z.object({
  categories: z.record(z.string(), z.object({ score: z.number() })),
  audits: z.record(
    z.string(),
    z.object({ numericValue: z.number().optional() }),
  ),
});

/** The figures of one run: scores to 100, times in milliseconds. */
export type Run = Readonly<Record<string, number>>;

type Figure = { readonly score: string } | { readonly audit: string };

const figures: Readonly<Record<string, Figure>> = {
  performance: { score: "performance" },
  accessibility: { score: "accessibility" },
  "best practices": { score: "best-practices" },
  SEO: { score: "seo" },
  "first paint": { audit: "first-contentful-paint" },
  "largest paint": { audit: "largest-contentful-paint" },
  blocking: { audit: "total-blocking-time" },
  shift: { audit: "cumulative-layout-shift" },
};

const each = (of: (name: string, figure: Figure) => number): Run =>
  Object.fromEntries(
    Object.entries(figures).map(([name, figure]) => [name, of(name, figure)]),
  );

/** Now and then, Chromium's recording of a page is incomplete. */
const attempts = 3;

/** Lighthouse's report of a page in JSON. */
async function reportOf(
  address: string,
  port: number,
  attempt = 1,
): Promise<string> {
  const options = [`--port=${port}`, "--output=json", "--quiet"];
  try {
    const size = { maxBuffer: 2 ** 26 };
    return (await exec("lighthouse", [address, ...options], size)).stdout;
  } catch (error) {
    if (attempt === attempts) throw error;
    return reportOf(address, port, attempt + 1);
  }
}

/**
 * Runs Lighthouse on a page, with its usual phone, network and processor. It
 * runs in a process of its own: tsx would wrap the functions that Lighthouse
 * runs in the page in a helper that the page lacks.
 *
 * @param port where a Chromium listens for its debugger
 */
export async function runLighthouse(address: string, port: number) {
  const written: unknown = JSON.parse(await reportOf(address, port));
  const { categories, audits } = report.parse(written);
  return each((_, figure) =>
    "score" in figure
      ? Math.round((categories[figure.score]?.score ?? 0) * 100)
      : Math.round((audits[figure.audit]?.numericValue ?? NaN) * 1000) / 1000,
  );
}

/** The median of each figure over several runs. */
export function median(runs: readonly Run[]): Run {
  return each((name) => {
    const sorted = runs
      .map((run) => run[name] ?? Number.NaN)
      .sort((a, b) => a - b);
    return sorted[Math.floor(sorted.length / 2)] ?? Number.NaN;
  });
}
