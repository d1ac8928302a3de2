import type { HeaderRule } from "./header-rules";

/** @see https://developers.cloudflare.com/pages/configuration/headers/ */
const mostRules = 100;
const longestLine = 2000;

/**
 * Rules as the `_headers` file of Netlify and Cloudflare Pages. What it gives
 * no Cache-Control, both hosts have browsers ask for anew each time.
 *
 * @throws {Error} beyond the limits of Cloudflare Pages, which are the narrower
 */
export function hostFile(rules: readonly HeaderRule[]) {
  const lines = rules.flatMap(({ path, headers }) => [
    path,
    ...Object.entries(headers).map(([name, value]) => `  ${name}: ${value}`),
  ]);
  const long = lines.find((line) => line.length > longestLine);
  if (long !== undefined) {
    throw new Error(`Longer than ${longestLine} letters: ${long}`);
  }
  if (rules.length > mostRules) {
    throw new Error(`${rules.length} header rules, and ${mostRules} may be`);
  }
  return `${lines.join("\n")}\n`;
}
