import {
  type HeaderRule,
  pathPattern,
} from "../../plugins/gatsby-plugin-site-headers/header-rules";

/**
 * The headers for a URL path. As on Netlify and Cloudflare Pages, all matching
 * rules apply, and duplicate headers are joined with a comma.
 */
export function headersFor(rules: readonly HeaderRule[], address: string) {
  const joined = new Headers();
  for (const { path, headers } of rules) {
    if (!new RegExp(pathPattern(path)).test(address)) continue;
    for (const [name, value] of Object.entries(headers)) {
      joined.append(name, value);
    }
  }
  return joined;
}
