import { createHash } from "node:crypto";

/**
 * A script's hash in CSP syntax: `'sha256-…'`.
 *
 * @see https://www.w3.org/TR/CSP3/#grammardef-hash-source
 */
export function hashSource(script: string) {
  return `'sha256-${createHash("sha256").update(script).digest("base64")}'`;
}
