import { hashSource } from "./inline-scripts";

type Directives = Readonly<Record<string, readonly string[]>>;

const none = ["'none'"];
const self = ["'self'"];

function written(directives: Directives) {
  return Object.entries(directives)
    .map(([name, sources]) => `${name} ${sources.join(" ")}`)
    .join("; ");
}

/**
 * What a page may load and run, for every page of the site.
 *
 * Scripts run by their hash alone. Whatever such a script adds to the page runs
 * too (`'strict-dynamic'`), which is how React starts; a script file that the
 * markup names does not, not even one of the site's own.
 */
function directives(scripts: readonly string[]): Directives {
  return {
    "default-src": none,
    "script-src": ["'strict-dynamic'", ...scripts.map(hashSource)],
    // No hashes: they would grow with the pages, each of which has its own
    // styles, and with the pictures, each of which has its own color. No
    // address either, so that planted styles have nobody to tell.
    "style-src": ["'unsafe-inline'"],
    // The sketch above a page of text is a part of the styles. No script runs
    // in a picture, wherever it comes from.
    "img-src": [...self, "data:"],
    "font-src": self,
    // The page's data, when React starts.
    "connect-src": self,
    "manifest-src": self,
    "base-uri": none,
    "form-action": none,
  };
}

/**
 * The Content-Security-Policy of every page, for the header.
 *
 * @param scripts the texts of the inline scripts that may run
 * @see https://www.w3.org/TR/CSP3/
 */
export function contentSecurityPolicy(scripts: readonly string[]) {
  return written({ ...directives(scripts), "frame-ancestors": none });
}

/** The same for a `<meta>`, in which browsers ignore `frame-ancestors`. */
export function metaSecurityPolicy(scripts: readonly string[]) {
  return written(directives(scripts));
}
