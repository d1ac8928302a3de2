import {
  type HeaderRule,
  pathPattern,
} from "../../plugins/gatsby-plugin-site-headers/header-rules";

/**
 * The headers for a URL path. As on Netlify and Cloudflare Pages, all matching rules apply, and
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
