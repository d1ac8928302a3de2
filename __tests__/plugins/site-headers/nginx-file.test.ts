import { nginxFile } from "../../../plugins/gatsby-plugin-site-headers/nginx-file";

// deploy/nginx.test.ts asks a real server for everything else.

test("redirects, with the query", () => {
  const redirect = { fromPath: "/trust/help-out", toPath: "/trust/volunteer" };

  expect(nginxFile([], [], [redirect])).toMatch(
    /^location = \/trust\/help-out \{ return 301 \/trust\/volunteer\$is_args\$args; \}$/m,
  );
});
