import { shareCardAddress } from "../../src/content/schema/page-address";
import { type Allowed, metaSecurityPolicy } from "./content-security-policy";

/** Headers for the URL paths that match `path`, where `*` is any text. */
export interface HeaderRule {
  readonly path: string;
  readonly headers: Readonly<Record<string, string>>;
}

/** A rule's path as a regular expression for complete URL paths. */
export function pathPattern(path: string) {
  const escaped = path.replace(/[.+?^${}()|[\]\\]/g, "\\$&");
  return `^${escaped.replaceAll("*", ".*")}$`;
}

/**
 * Features that injected code could use against visitors. The site uses none of
 * them. The list is short because it comes with every page.
 */
const closedFeatures = ["camera", "geolocation", "microphone", "payment"];

const year = 31_536_000;
const day = 86_400;

/** For files that keep their name when they change: cache, but revalidate. */
export const revalidated = "public, max-age=0, must-revalidate";

/** For files with a hash in their name: never revalidate. */
const immutable = `public, max-age=${year}, immutable`;

/** Files with well-known names, which rarely change. */
const wellKnown = [
  "favicon.ico",
  "favicon.svg",
  "apple-touch-icon.png",
  "icon-192.png",
  "icon-512.png",
  "icon-maskable.png",
  shareCardAddress.slice(1),
  "print.css",
];

/** The headers of every response. */
function securityHeaders(allowed: Allowed) {
  return {
    // A `<meta>` element can't say who may frame the page.
    "Content-Security-Policy": `${metaSecurityPolicy(allowed)}; frame-ancestors 'none'`,
    // Without `preload`, which takes months to undo; the domain's owner can add
    // it.
    "Strict-Transport-Security": `max-age=${2 * year}; includeSubDomains`,
    "X-Content-Type-Options": "nosniff",
    "Referrer-Policy": "strict-origin-when-cross-origin",
    "Permissions-Policy": closedFeatures
      .map((feature) => `${feature}=()`)
      .join(", "),
    "Cross-Origin-Opener-Policy": "same-origin",
    "Cross-Origin-Resource-Policy": "same-origin",
  };
}

/**
 * All headers of the site, for any host. No two rules that match a URL set the
 * same header, because hosts would join the values. Files without a
 * Cache-Control rule must be served as {@link revalidated}.
 *
 * @param pathPrefix the folder the site is served from: empty, or `/folder`
 */
export function headerRules(
  allowed: Allowed,
  pathPrefix: string,
): HeaderRule[] {
  const cached = (name: string, value: string) => ({
    path: `${pathPrefix}/${name}`,
    headers: { "Cache-Control": value },
  });
  return [
    { path: `${pathPrefix}/*`, headers: securityHeaders(allowed) },
    cached("static/*", immutable),
    cached("*.js", immutable),
    ...wellKnown.map((name) => cached(name, `public, max-age=${day}`)),
  ];
}
