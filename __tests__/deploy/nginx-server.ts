import { execFileSync, spawn } from "node:child_process";
import { once } from "node:events";
import { readFileSync } from "node:fs";
import { chmod, writeFile } from "node:fs/promises";
import path from "node:path";
import { release } from "../../scripts/release/release";
import { freePort } from "../../scripts/serve/ports";
import { temporaryFolder } from "../setup/temporary-folder";

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

export const siteConf = readFileSync("deploy/nginx/site.conf", "utf8");

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

const isUp = (origin: string) =>
  fetch(origin).then(
    () => true,
    () => false,
  );

/** Serves a release of the built site with the guide's configuration. */
export async function startNginx() {
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
  while (!(await isUp(origin))) {
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
