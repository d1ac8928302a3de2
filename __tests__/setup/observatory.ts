/** An answer of the site, as MDN Observatory would fetch it over HTTPS. */
interface Answer {
  /** By name, in small letters. */
  readonly headers: Readonly<Record<string, string>>;
  readonly html: string;
}

const broad = /^(?:ftp:|https?:|\*|https?:\/\/\*(?:\.\*)?)$/;
const inline = /^(?:'unsafe-inline'|data:)$/;
const isUnsafe = (source: string) => broad.test(source) || inline.test(source);
const isInsecure = (source: string) => /^(?:http|ftp):/.test(source);

/** A policy's directives with their sources, or undefined when one is double. */
function directivesOf(policy: string) {
  const directives = new Map<string, string[]>();
  for (const entry of policy.split(";")) {
    const [name, ...sources] = entry.trim().toLowerCase().split(/\s+/);
    if (name === undefined || name === "") continue;
    if (directives.has(name)) return undefined;
    directives.set(name, sources.length > 0 ? sources : ["'none'"]);
  }
  return directives;
}

/** Sources without those that browsers ignore beside a hash or a nonce. */
function effective(sources: readonly string[]) {
  const isHashed = sources.some((source) => /^'(?:sha|nonce)/.test(source));
  if (!isHashed) return sources;
  const heeded = sources.filter((source) => source !== "'unsafe-inline'");
  if (!heeded.includes("'strict-dynamic'")) return heeded;
  return heeded.filter((source) => !broad.test(source) && source !== "'self'");
}

function policyScore(policy: string | undefined) {
  const csp = directivesOf(policy ?? "");
  if (csp === undefined || csp.size === 0) return -25;
  const sourcesOf = (name: string) =>
    csp.get(name) ?? csp.get("default-src") ?? ["*"];
  const script = effective(sourcesOf("script-src"));
  const style = effective(sourcesOf("style-src"));
  const passive = ["img-src", "media-src"];
  const active = [...csp]
    .filter(([name]) => ![...passive, "script-src"].includes(name))
    .flatMap(([, sources]) => sources);
  if (script.some(isUnsafe)) return -20;
  if (sourcesOf("object-src").some((source) => broad.test(source))) return -20;
  if ([...active, ...script].some(isInsecure)) return -20;
  if ([...script, ...style].includes("'unsafe-eval'")) return -10;
  if (passive.flatMap(sourcesOf).some(isInsecure)) return -10;
  if (style.some(isUnsafe)) return 0;
  return csp.get("default-src")?.join() === "'none'" ? 10 : 5;
}

function framingScore(policy: string | undefined, header: string | undefined) {
  if (directivesOf(policy ?? "")?.has("frame-ancestors")) return 5;
  return /^(?:deny|sameorigin|allow-from)/i.test(header ?? "") ? 0 : -20;
}

const sixMonths = 15_552_000;

function transportScore(header: string | undefined) {
  const seconds = /max-age=(\d+)/i.exec(header ?? "")?.[1];
  if (seconds === undefined) return -20;
  return Number(seconds) < sixMonths ? -10 : 0;
}

const privateReferrer =
  /^(?:no-referrer|same-origin|strict-origin(?:-when-cross-origin)?)$/i;

function referrerScore(header: string | undefined) {
  if (header === undefined) return 0;
  return privateReferrer.test(header) ? 5 : -5;
}

function resourceScore(header: string | undefined) {
  if (header === undefined || header === "cross-origin") return 0;
  return /^same-(?:site|origin)$/.test(header) ? 10 : -5;
}

/** Of the script files that a page names, the worst. */
function scriptFilesScore(html: string) {
  const files = [...html.matchAll(/<script\b[^>]*\ssrc="([^"]*)"[^>]*>/gi)];
  const scores = files.map(([tag, address = ""]) => {
    const hasIntegrity = /\sintegrity=/.test(tag);
    if (!/^(?:https?:)?\/\//.test(address)) return hasIntegrity ? 5 : 0;
    if (address.startsWith("https:")) return hasIntegrity ? 5 : -5;
    return hasIntegrity ? -20 : -50;
  });
  return scores.length === 0 ? 0 : Math.min(...scores);
}

/** Below this no bonus counts. */
const leastForBonus = 90;

/**
 * The score that MDN Observatory would give an answer: 100, changed by each of
 * its tests. The redirection from HTTP is the host's, and taken to be there; the
 * site sets no cookies and shares nothing with other origins, and an answer that
 * does has no score here.
 *
 * @throws {Error} for an answer with a cookie, or one meant for other origins
 * @see https://github.com/mdn/mdn-http-observatory `src/grader/charts.js` and
 * `src/analyzer/tests`, of version 1.4.8 (its algorithm 4)
 */
export function observatoryScore({ headers, html }: Answer) {
  for (const name of ["set-cookie", "access-control-allow-origin"]) {
    if (name in headers) throw new Error(`The answer has ${name}`);
  }
  const policy = headers["content-security-policy"];
  const modifiers = [
    policyScore(policy),
    framingScore(policy, headers["x-frame-options"]),
    transportScore(headers["strict-transport-security"]),
    referrerScore(headers["referrer-policy"]),
    resourceScore(headers["cross-origin-resource-policy"]),
    headers["x-content-type-options"] === "nosniff" ? 0 : -5,
    scriptFilesScore(html),
  ];
  const sum = (numbers: number[]) => numbers.reduce((a, b) => a + b, 100);
  const withoutBonus = sum(modifiers.filter((modifier) => modifier < 0));
  return withoutBonus < leastForBonus ? withoutBonus : sum(modifiers);
}
