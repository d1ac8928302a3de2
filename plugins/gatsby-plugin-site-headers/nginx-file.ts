import { type HeaderRule, pathPattern, revalidated } from "./header-rules";
import type { Redirect } from "./redirects";

/** The file's name in the built site. */
export const nginxFileName = "headers.nginx.conf";

function caching({ path, headers }: HeaderRule) {
  const value = headers["Cache-Control"];
  if (value === undefined) return [];
  return [
    `if ($uri ~ "${pathPattern(path)}") {`,
    `    set $site_cache_control "${value}";`,
    "}",
  ];
}

function always({ headers }: HeaderRule) {
  return Object.entries(headers)
    .filter(([name]) => name !== "Cache-Control")
    .map(([name, value]) => `add_header ${name} "${value}" always;`);
}

/**
 * Formats rules as an include file for an nginx `server` block. A `location`
 * that adds its own header loses all of these: nginx inherits all or none.
 *
 * The `if`s only set variables, which is safe. nginx evaluates them again when
 * it serves the error page, so that 404s are not cached for a year.
 *
 * @param redirects from addresses that pages had before
 * @see https://nginx.org/en/docs/http/ngx_http_headers_module.html#add_header
 */
export function nginxFile(
  rules: readonly HeaderRule[],
  pathPrefix: string,
  redirects: readonly Redirect[],
) {
  const lines = [
    "# Written by the build. Include it in the server block, and reload nginx",
    "# with every new build: the policy names the scripts by their hashes.",
    `set $site_cache_control "${revalidated}";`,
    ...rules.flatMap(caching),
    "add_header Cache-Control $site_cache_control always;",
    ...rules.flatMap(always),
    // Files for hosts, not for visitors.
    ...["_headers", nginxFileName, "_redirects"].map(
      (name) => `location = ${pathPrefix}/${name} { return 404; }`,
    ),
    ...redirects.map(
      ({ fromPath, toPath }) =>
        `location = ${fromPath} { return 301 ${toPath}$is_args$args; }`,
    ),
  ];
  return `${lines.join("\n")}\n`;
}
