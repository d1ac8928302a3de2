import { contentSecurityPolicy } from "./content-security-policy";

/** Headers for the addresses that fit a path, in which `*` is any text. */
export interface HeaderRule {
  readonly path: string;
  readonly headers: Readonly<Record<string, string>>;
}

/** A rule's path as a regular expression for the whole of an address. */
export function pathPattern(path: string) {
  const escaped = path.replace(/[.+?^${}()|[\]\\]/g, "\\$&");
  return `^${escaped.replaceAll("*", ".*")}$`;
}

/** Of no use to the site, and so to nothing that is slipped into it. */
const unusedFeatures = [
  "accelerometer",
  "autoplay",
  "browsing-topics",
  "camera",
  "display-capture",
  "encrypted-media",
  "fullscreen",
  "geolocation",
  "gyroscope",
  "magnetometer",
  "microphone",
  "midi",
  "payment",
  "picture-in-picture",
  "publickey-credentials-get",
  "screen-wake-lock",
  "usb",
  "xr-spatial-tracking",
];

const year = 31_536_000;
const day = 86_400;

/** Kept, but asked for anew each time: what keeps its name when it changes. */
export const revalidated = "public, max-age=0, must-revalidate";

/** Never asked for again: what gets another name when it changes. */
const immutable = `public, max-age=${year}, immutable`;

/** Pictures that other sites and systems know by name. They hardly change. */
const icons = [
  "favicon.ico",
  "favicon.svg",
  "apple-touch-icon.png",
  "icon-192.png",
  "icon-512.png",
  "share-card.jpg",
];

/**
 * The headers of every answer.
 *
 * @param scripts the texts of the inline scripts that may run
 */
function securityHeaders(scripts: readonly string[]) {
  return {
    "Content-Security-Policy": contentSecurityPolicy(scripts),
    // Without `preload`, which takes months to take back: the owner of the
    // domain asks for it by hand, or not.
    "Strict-Transport-Security": `max-age=${2 * year}; includeSubDomains`,
    "X-Content-Type-Options": "nosniff",
    "Referrer-Policy": "strict-origin-when-cross-origin",
    "Permissions-Policy": unusedFeatures
      .map((feature) => `${feature}=()`)
      .join(", "),
    "Cross-Origin-Opener-Policy": "same-origin",
    "Cross-Origin-Resource-Policy": "same-origin",
  };
}

/**
 * The headers of the site, for whatever serves it. No two rules that fit the
 * same address name the same header: hosts would join the values. What no rule
 * gives a Cache-Control is to be {@link revalidated}.
 *
 * @param scripts the texts of the inline scripts that may run
 * @param pathPrefix the folder the site is served from: empty, or `/folder`
 */
export function headerRules(
  scripts: readonly string[],
  pathPrefix: string,
): HeaderRule[] {
  const cached = (name: string, value: string) => ({
    path: `${pathPrefix}/${name}`,
    headers: { "Cache-Control": value },
  });
  return [
    { path: `${pathPrefix}/*`, headers: securityHeaders(scripts) },
    cached("static/*", immutable),
    cached("*.js", immutable),
    ...icons.map((icon) => cached(icon, `public, max-age=${day}`)),
  ];
}
