import { createHash } from "node:crypto";

const element = /<script\b([^>]*)>([^]*?)<\/script>/gi;

/** Types that make a script element a block of data, which nothing runs. */
const data = /\btype="(?:application\/ld\+json|text\/plain)"/;

/**
 * The texts of a page's script elements that a browser would act on: classic
 * scripts, modules, speculation rules. Of any type not known as data too, so
 * that a new one is asked about and not let through.
 */
export function inlineScripts(html: string) {
  return [...html.matchAll(element)]
    .filter(([, attributes = ""]) => !/\ssrc=/.test(attributes))
    .filter(([, attributes = ""]) => !data.test(attributes))
    .map(([, , text = ""]) => text);
}

/**
 * A script's hash as a policy names it: `'sha256-…'`.
 *
 * @see https://www.w3.org/TR/CSP3/#grammardef-hash-source
 */
export function hashSource(script: string) {
  return `'sha256-${createHash("sha256").update(script).digest("base64")}'`;
}
