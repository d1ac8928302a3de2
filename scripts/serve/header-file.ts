import {
  type HeaderRule,
  pathPattern,
} from "../../plugins/gatsby-plugin-site-headers/header-rules";

/** Parses a `_headers` file, as Netlify and Cloudflare Pages do. */
export function headersIn(text: string): HeaderRule[] {
  const rules: { path: string; headers: Record<string, string> }[] = [];
  for (const line of text.split("\n")) {
    const [, name, value] = /^\s+([^:]+):\s*(.*)$/.exec(line) ?? [];
    const rule = rules.at(-1);
    if (name !== undefined && value !== undefined && rule !== undefined) {
      rule.headers[name] = value;
    } else if (line.startsWith("/")) {
      rules.push({ path: line.trim(), headers: {} });
    }
  }
  return rules;
}

/**
 * The headers for a URL path. As on those hosts, all matching rules apply, and
 * duplicate headers are joined with a comma.
 */
export function headersFor(rules: readonly HeaderRule[], address: string) {
  const joined: Record<string, string> = {};
  for (const { path, headers } of rules) {
    if (!new RegExp(pathPattern(path)).test(address)) continue;
    for (const [name, value] of Object.entries(headers)) {
      const before = joined[name];
      joined[name] = before === undefined ? value : `${before}, ${value}`;
    }
  }
  return joined;
}
