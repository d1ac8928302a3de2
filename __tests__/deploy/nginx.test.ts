import { execFileSync, spawn } from "node:child_process";
import { once } from "node:events";
import { readFileSync } from "node:fs";
import { chmod, symlink, writeFile } from "node:fs/promises";
import path from "node:path";
import { revalidated } from "../../plugins/gatsby-plugin-site-headers/header-rules";
import { release } from "../../scripts/release/release";
import { headersIn } from "../../plugins/gatsby-plugin-site-headers/headers-file";
import { headersFor } from "../../scripts/serve/headers-for";
import { freePort } from "../../scripts/serve/ports";
import { filesIn } from "../../src/content/load/files-in";
import { temporaryFolder, writeFiles } from "../setup/temporary-folder";

/** Where Debian and Homebrew install nginx; these may not be on the PATH. */
const folders = ["/usr/sbin", "/usr/local/sbin", "/opt/homebrew/bin"];

const env = {
  ...process.env,
  PATH: [process.env["PATH"], ...folders].join(path.delimiter),
};

/** nginx's list of content types, next to its own configuration. */
function typesFile() {
  // nginx prints this to stderr.
  const command = ["-c", "nginx -V 2>&1"];
  const about = execFileSync("sh", command, { env, encoding: "utf8" });
  const [, settings = ""] = /--conf-path=(\S+)/.exec(about) ?? [];
  return path.join(path.dirname(settings), "mime.types");
}

const siteConf = readFileSync("deploy/nginx/site.conf", "utf8");

/** The configuration in deploy/nginx.md, with paths and port for tests. */
function siteConfig(folder: string, port: number) {
  return siteConf
    .replace("listen 80;", `listen 127.0.0.1:${port};`)
    .replace("listen [::]:80;", "")
    .replace("/etc/nginx/snippets", folder)
    .replaceAll("/var/www/site", folder);
}

function mainConfig(folder: string, types: string) {
  const kinds = ["client_body", "fastcgi", "proxy", "scgi", "uwsgi"];
  return `
    daemon off;
    worker_processes 2;
    pid ${folder}/nginx.pid;
    error_log stderr warn;
    events { worker_connections 1024; }
    http {
      include ${types};
      access_log off;
      ${kinds.map((kind) => `${kind}_temp_path ${folder}/${kind};`).join("\n")}
      include ${folder}/site.conf;
    }`;
}

/** Serves a release of the built site with the guide's configuration. */
async function startNginx() {
  const folder = await temporaryFolder();
  // nginx's workers run as another user, who needs access.
  await chmod(folder, 0o755);
  const root = path.join(folder, "site");
  await release("nginx", "public", root);
  const config = path.join(folder, "nginx.conf");
  const port = await freePort();
  const origin = `http://127.0.0.1:${port}`;
  await writeFile(path.join(folder, "site.conf"), siteConfig(root, port));
  await writeFile(config, mainConfig(folder, typesFile()));

  const server = spawn("nginx", ["-c", config, "-p", folder], { env });
  let log = "";
  server.stderr.on("data", (text) => (log += String(text)));
  while (!(await fetch(origin).catch(() => null))) {
    if (server.exitCode !== null) throw new Error(`nginx stopped: ${log}`);
  }
  return {
    origin,
    /** The folder that it serves. */
    root,
    /** What it has logged so far. */
    log: () => log,
    async stop() {
      server.kill("SIGQUIT");
      await once(server, "exit");
    },
  };
}

let nginx: Awaited<ReturnType<typeof startNginx>>;

beforeAll(async () => {
  nginx = await startNginx();
});

afterAll(() => nginx.stop());

const rules = headersIn(readFileSync("public/_headers", "utf8"));

/** Headers are in lowercase. The body is unpacked. */
async function get(address: string, headers: Record<string, string> = {}) {
  const answer = await fetch(nginx.origin + address, {
    headers: { "Accept-Encoding": "identity", ...headers },
    redirect: "manual",
  });
  return {
    status: answer.status,
    headers: Object.fromEntries(answer.headers),
    body: Buffer.from(await answer.arrayBuffer()),
  };
}

const builtFile = (name: string) => readFileSync(path.join("public", name));

/** The expected headers, with names in lowercase. */
const expectedHeaders = (address: string) => ({
  "cache-control": revalidated,
  ...Object.fromEntries(headersFor(rules, address)),
});

// First, because invalid requests make nginx log a harmless warning about an
// unset variable.
test("nginx logs no warnings about the configuration", () => {
  expect(nginx.log()).toBe("");
});

test("serves files with all headers, their types and their cache times", async () => {
  const expected = [
    [/^\/about\/index\.html$/, "text/html; charset=utf-8", /max-age=0/],
    [/^\/static\/.*\.avif$/, "image/avif", /immutable/],
    [/^\/static\/.*\.woff2$/, "font/woff2", /immutable/],
    [/^\/toasts-\w+\.js$/, "javascript", /immutable/],
    [/^\/icon-192\.png$/, "image/png", /max-age=86400$/],
    [/manifest$/, "application/manifest+json", /max-age=0/],
  ] as const;
  const files = (await filesIn("public")).map((file) => `/${file}`);
  for (const [like, type, time] of expected) {
    const file = files.find((name) => like.test(name)) ?? `like ${like}`;
    const address = file.replace(/\/index\.html$/, "");
    const { status, headers, body } = await get(address);

    expect(status).toBe(200);
    expect(headers).toMatchObject(expectedHeaders(address));
    expect(headers["content-security-policy"]).toBeDefined();
    expect(headers["content-type"]).toContain(type);
    expect(headers["cache-control"]).toMatch(time);
    expect(body).toEqual(builtFile(file));
  }
});

test("serves the editor where its page looks for its files", async () => {
  await writeFiles(nginx.root, { "edit/index.html": "The editor" });

  for (const address of ["/edit", "/edit/?pull=12"]) {
    const { status, body } = await get(address);

    expect([status, String(body)]).toEqual([200, "The editor"]);
  }
});

test("compresses a page", async () => {
  const { headers, body } = await get("/about", { "Accept-Encoding": "gzip" });

  expect(headers["content-encoding"]).toBe("gzip");
  expect(headers["vary"]).toBe("Accept-Encoding");
  expect(body).toEqual(builtFile("about/index.html"));
});

/** Where an address leads; not found if nowhere. */
const redirects = {
  "/about/?from=mail&to=a%20b": "/about?from=mail&to=a%20b",
  "//about/": "/about",
  // None of these leads to another host.
  "/%5C%5Cevil.example/": undefined,
  "//evil.example/": undefined,
  "/about%0d%0aset-cookie:a=b/": undefined,
  "/no/such/page/": undefined,
  "/static/": undefined,
  "/404.html": undefined,
  "/_headers": undefined,
  "/headers.nginx.conf": undefined,
};

test.each(Object.entries(redirects))(
  "%s leads to %s",
  async (address, target) => {
    const { status, headers, body } = await get(address);

    expect(status).toBe(target === undefined ? 404 : 301);
    expect(headers["location"]).toBe(target);
    expect(headers).not.toHaveProperty("set-cookie");
    expect(headers).toMatchObject(expectedHeaders("/"));
    if (target === undefined) expect(body).toEqual(builtFile("404.html"));
  },
);

test("the account that uploads the site can't publish other files by links", async () => {
  const outside = path.join(nginx.root, "..", "outside");
  const files = { "index.html": "", "list.txt": "", "list.ics": "" };
  await writeFiles(outside, files);
  await symlink(path.join(outside, "list.txt"), path.join(nginx.root, "file"));
  await symlink(outside, path.join(nginx.root, "folder"));

  const links = "file folder folder/list.txt folder/list.ics".split(" ");
  for (const address of links) {
    const { status, body } = await get(`/${address}`);

    expect({ address, status }).toEqual({ address, status: 404 });
    expect(body).toEqual(builtFile("404.html"));
  }
});

test("the account that uploads the site can't write nginx's configuration", () => {
  const includes = siteConf.match(/(?<=^\s*include ).+(?=;)/gm);

  expect(includes).toEqual(["/etc/nginx/snippets/headers.nginx.conf"]);
});
