import { createHash } from "node:crypto";

export const none = ["'none'"];
export const self = ["'self'"];

/**
 * A script's hash in CSP syntax: `'sha256-…'`.
 *
 * @see https://www.w3.org/TR/CSP3/#grammardef-hash-source
 */
export function hashSource(script: string) {
  return `'sha256-${createHash("sha256").update(script).digest("base64")}'`;
}

/** A policy as browsers read it. */
export function policyText(
  directives: Readonly<Record<string, readonly string[]>>,
) {
  return Object.entries(directives)
    .map(([name, sources]) => `${name} ${sources.join(" ")}`)
    .join("; ");
}

/** What a page needs besides the files of its own site. */
export interface Allowed {
  /** The source of each inline script that may run. */
  readonly scripts: readonly string[];
  /** Other origins that it sends requests to. */
  readonly connect?: readonly string[];
}

/**
 * What every page of the site may load and run, as a `<meta>` element says it.
 *
 * Scripts run only if their hash is listed. `'strict-dynamic'` also allows
 * scripts that those add, which is how the toasts start; script files in the markup
 * don't run, not even the site's own.
 *
 * @see https://www.w3.org/TR/CSP3/
 */
export function metaSecurityPolicy({ scripts, connect = [] }: Allowed) {
  return policyText({
    "default-src": none,
    "script-src": ["'strict-dynamic'", ...scripts.map(hashSource)],
    // No hashes: every page has its own styles, and every picture its own
    // color. What injected styles load must also come from this site, so that
    // they can't leak data.
    "style-src": [...self, "'unsafe-inline'"],
    // The editor shows pictures that aren't saved yet.
    "img-src": [...self, "data:"],
    "font-src": self,
    // The site itself fetches nothing; Lighthouse, like some extensions, reads
    // robots.txt from within the page.
    "connect-src": [...self, ...connect],
    "manifest-src": self,
    "base-uri": none,
    "form-action": none,
  });
}
