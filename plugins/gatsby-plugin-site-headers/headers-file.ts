import type { HeaderRule } from "./header-rules";

/**
 * Formats rules as a `_headers` file for Netlify and Cloudflare Pages. Both
 * make browsers revalidate files without a Cache-Control rule. Cloudflare cuts
 * lines at 2,000 characters; a browser test checks that ours are shorter.
 *
 * @see https://developers.cloudflare.com/pages/configuration/headers/
 */
export function headersFile(rules: readonly HeaderRule[]) {
  const lines = rules.flatMap(({ path, headers }) => [
    path,
    ...Object.entries(headers).map(([name, value]) => `  ${name}: ${value}`),
  ]);
  return `${lines.join("\n")}\n`;
}

/** Parses such a file. */
export const headersIn = (text: string): HeaderRule[] =>
  text.split(/\n(?=\/)/).map((rule) => {
    const [path = ""] = rule.split("\n", 1);
    const headers = rule.matchAll(/^\s+([^:\n]+):\s*(.*)$/gm);
    return {
      path,
      headers: Object.fromEntries(
        Array.from(headers, ([, name = "", value = ""]) => [name, value]),
      ),
    };
  });
