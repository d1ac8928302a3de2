/** @jest-environment node */
import { headerRules } from "../../../plugins/gatsby-plugin-site-headers/header-rules";
import { nginxFile } from "../../../plugins/gatsby-plugin-site-headers/nginx-file";

test("sets every header on every response, including 404s", () => {
  const rules = headerRules({ scripts: ["one()"] }, "");

  const lines = nginxFile(rules, [], []).split("\n");

  for (const [name, value] of Object.entries(rules[0]?.headers ?? {})) {
    expect(lines).toContain(`add_header ${name} "${value}" always;`);
  }
});

test("sets one Cache-Control by URL", () => {
  const text = nginxFile(
    [
      { path: "/static/*", headers: { "Cache-Control": "year" } },
      { path: "/a.b", headers: { "Cache-Control": "day" } },
    ],
    [],
    [],
  );

  expect(text)
    .toContain(`set $site_cache_control "public, max-age=0, must-revalidate";
if ($uri ~ "^/static/.*$") {
    set $site_cache_control "year";
}
if ($uri ~ "^/a\\.b$") {
    set $site_cache_control "day";
}
add_header Cache-Control $site_cache_control always;
`);
});

test("redirects, with the query", () => {
  const redirect = { fromPath: "/trust/help-out", toPath: "/trust/volunteer" };

  expect(nginxFile([], [], [redirect])).toMatch(
    /^location = \/trust\/help-out \{ return 301 \/trust\/volunteer\$is_args\$args; \}$/m,
  );
});
