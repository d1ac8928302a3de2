import { execFileSync, spawn } from "node:child_process";
import { once } from "node:events";
import { existsSync } from "node:fs";
import { chmod, mkdtemp, readFile, rm, writeFile } from "node:fs/promises";
import { createServer } from "node:net";
import { tmpdir } from "node:os";
import path from "node:path";
import { release } from "../../scripts/release/release";

/** Where Debian and Homebrew install nginx; these may not be on the PATH. */
const folders = ["/usr/sbin", "/usr/local/sbin", "/opt/homebrew/bin"];

const env = {
  ...process.env,
  PATH: [process.env["PATH"], ...folders].join(path.delimiter),
};

/** How nginx was built: `--modules-path=…` and so on. */
function buildOptions() {
  try {
    // nginx prints this to stderr.
    return execFileSync("sh", ["-c", "nginx -V 2>&1"], {
      env,
      encoding: "utf8",
    });
  } catch {
    throw new Error(
      "These tests need nginx (on Debian: apt install nginx), which is not here",
    );
  }
}

async function freePort() {
  const server = createServer().listen(0, "127.0.0.1");
  await once(server, "listening");
  const address = server.address();
  server.close();
  if (address === null || typeof address === "string") {
    throw new Error("There is no free port");
  }
  return address.port;
}

/** The configuration in deploy/nginx.md, with paths and port for tests. */
async function siteConfig(folder: string, port: number, hasBrotli: boolean) {
  const text = await readFile("deploy/nginx/site.conf", "utf8");
  return text
    .replace("listen 80;", `listen 127.0.0.1:${port};`)
    .replace("listen [::]:80;", "")
    .replace("/etc/nginx/snippets", folder)
    .replaceAll("/var/www/site", folder)
    .replace(
      "# brotli_static",
      hasBrotli ? "brotli_static" : "# brotli_static",
    );
}

function mainConfig(folder: string, types: string, modules: readonly string[]) {
  const kinds = ["client_body", "fastcgi", "proxy", "scgi", "uwsgi"];
  return `
    daemon off;
    worker_processes 2;
    pid ${folder}/nginx.pid;
    error_log stderr warn;
    ${modules.map((module) => `load_module ${module};`).join("\n")}
    events { worker_connections 1024; }
    http {
      include ${types};
      access_log off;
      ${kinds.map((kind) => `${kind}_temp_path ${folder}/${kind};`).join("\n")}
      include ${folder}/site.conf;
    }`;
}

export interface Nginx {
  /** `http://127.0.0.1:PORT` */
  readonly origin: string;
  /** The release that it serves. */
  readonly root: string;
  /** Whether its Brotli module is installed, and so tested. */
  readonly hasBrotli: boolean;
  /** The warnings so far. */
  readonly log: () => string;
  readonly close: () => Promise<void>;
}

/**
 * Starts nginx on loopback with a release of `public/` and the configuration in
 * `deploy/nginx`.
 *
 * @throws {Error} if nginx or the built site is missing
 */
export async function startNginx(): Promise<Nginx> {
  const options = buildOptions();
  if (!existsSync("public/headers.nginx.conf")) {
    throw new Error("There is no built site for nginx: npm run build");
  }
  const option = (name: string) =>
    new RegExp(`--${name}=(\\S+)`).exec(options)?.[1] ?? "";
  const brotli = `${option("modules-path")}/ngx_http_brotli_static_module.so`;
  const hasBrotli = existsSync(brotli);

  const folder = await mkdtemp(path.join(tmpdir(), "nginx-"));
  // nginx's workers run as another user, who needs access.
  await chmod(folder, 0o755);
  const root = path.join(folder, "site");
  await release("nginx", "public", root);
  const port = await freePort();
  const types = path.join(path.dirname(option("conf-path")), "mime.types");
  const config = path.join(folder, "nginx.conf");
  await writeFile(
    path.join(folder, "site.conf"),
    await siteConfig(root, port, hasBrotli),
  );
  await writeFile(config, mainConfig(folder, types, hasBrotli ? [brotli] : []));

  const origin = `http://127.0.0.1:${port}`;
  const server = spawn("nginx", ["-c", config, "-p", folder], { env });
  let log = "";
  server.stderr.on("data", (text) => (log += String(text)));
  const isUp = () =>
    fetch(origin).then(
      () => true,
      () => false,
    );
  while (!(await isUp())) {
    if (server.exitCode !== null) throw new Error(`nginx stopped: ${log}`);
  }
  return {
    origin,
    root,
    hasBrotli,
    log: () => log,
    close: async () => {
      server.kill("SIGQUIT");
      await once(server, "exit");
      await rm(folder, { recursive: true });
    },
  };
}
