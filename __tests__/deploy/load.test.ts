import { execFile } from "node:child_process";
import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { promisify } from "node:util";
import { z } from "zod";
import { inspectLinks } from "../../scripts/links/inspect-links";
import { type Nginx, startNginx } from "./nginx";

const connections = 200;
const seconds = 30;

const figures = z.object({
  errors: z.number(),
  timeouts: z.number(),
  mismatches: z.number(),
  non2xx: z.number(),
  "2xx": z.number(),
  requests: z.object({ average: z.number(), total: z.number() }),
  throughput: z.object({ average: z.number() }),
  latency: z.object({
    p50: z.number(),
    p97_5: z.number(),
    p99: z.number(),
    max: z.number(),
  }),
});

let nginx: Nginx;
let folder: string;

beforeAll(async () => {
  nginx = await startNginx();
  folder = await mkdtemp(path.join(tmpdir(), "load-"));
}, 60_000);

afterAll(async () => {
  await nginx.close();
  await rm(folder, { recursive: true });
});

/** Every page in turn, as a browser asks: autocannon reads a HAR file. */
async function requestsFile() {
  const { pages } = await inspectLinks("public", {
    origin: nginx.origin,
    prefix: "",
  });
  const paths = pages
    .filter((name) => !name.startsWith("404"))
    .map((name) => `/${name.replace(/\/?index\.html$/, "")}`);
  const entries = paths.map((address) => ({
    request: {
      method: "GET",
      url: nginx.origin + address,
      headers: [{ name: "accept-encoding", value: "gzip, br" }],
    },
  }));
  const file = path.join(folder, "requests.har");
  await writeFile(file, JSON.stringify({ log: { entries } }));
  return file;
}

test(
  `${connections} connections for ${seconds} s, and no request fails`,
  async () => {
    const { stdout } = await promisify(execFile)(process.execPath, [
      require.resolve("autocannon"),
      ...["--connections", String(connections)],
      ...["--duration", String(seconds)],
      ...["--har", await requestsFile()],
      "--json",
      nginx.origin,
    ]);

    const result = figures.parse(JSON.parse(stdout));
    console.log(result);
    expect(result).toMatchObject({
      errors: 0,
      timeouts: 0,
      mismatches: 0,
      non2xx: 0,
    });
    expect(result["2xx"]).toBeGreaterThan(connections);
    expect(nginx.log()).toBe("");
  },
  (seconds + 60) * 1000,
);
