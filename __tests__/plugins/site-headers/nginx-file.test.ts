/** @jest-environment node */
import { headerRules } from "../../../plugins/gatsby-plugin-site-headers/header-rules";
import { nginxFile } from "../../../plugins/gatsby-plugin-site-headers/nginx-file";

test("sets every header on every answer, a 404 included", () => {
  const rules = headerRules(["one()"], "");

  const lines = nginxFile(rules, []).split("\n");

  for (const [name, value] of Object.entries(rules[0]?.headers ?? {})) {
    expect(lines).toContain(`add_header ${name} "${value}" always;`);
  }
});

test("chooses one Cache-Control by the address", () => {
  const text = nginxFile(
    [
      { path: "/static/*", headers: { "Cache-Control": "year" } },
      { path: "/a.b", headers: { "Cache-Control": "day" } },
    ],
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

test("serves none of the files that are for hosts", () => {
  expect(nginxFile([], ["/trust/_headers"])).toMatch(
    /^location = \/trust\/_headers \{ return 404; \}$/m,
  );
});
