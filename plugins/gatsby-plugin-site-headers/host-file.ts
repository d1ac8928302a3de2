import type { HeaderRule } from "./header-rules";

/** @see https://developers.cloudflare.com/pages/configuration/headers/ */
const maxRules = 100;
const longestLine = 2000;

/**
 * Formats rules as a `_headers` file for Netlify and Cloudflare Pages. Both
 * make browsers revalidate files without a Cache-Control rule.
 *
 * @throws {Error} beyond the limits of Cloudflare Pages, the stricter host
 */
export function hostFile(rules: readonly HeaderRule[]) {
  const lines = rules.flatMap(({ path, headers }) => [
    path,
    ...Object.entries(headers).map(([name, value]) => `  ${name}: ${value}`),
  ]);
  const long = lines.find((line) => line.length > longestLine);
  if (long !== undefined) {
    throw new Error(`Line longer than ${longestLine} characters: ${long}`);
  }
  if (rules.length > maxRules) {
    throw new Error(`${rules.length} header rules; the limit is ${maxRules}`);
  }
  return `${lines.join("\n")}\n`;
}
