import type { HeaderRule } from "./header-rules";

/**
 * Formats rules as a `_headers` file for Netlify and Cloudflare Pages. Both
 * make browsers revalidate files without a Cache-Control rule. Cloudflare cuts
 * lines at 2,000 characters; a browser test checks that ours are shorter.
 *
 * @see https://developers.cloudflare.com/pages/configuration/headers/
 */
export function hostFile(rules: readonly HeaderRule[]) {
  const lines = rules.flatMap(({ path, headers }) => [
    path,
    ...Object.entries(headers).map(([name, value]) => `  ${name}: ${value}`),
  ]);
  return `${lines.join("\n")}\n`;
}
