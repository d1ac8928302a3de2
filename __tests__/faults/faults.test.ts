import { execFileSync, spawnSync } from "node:child_process";
import { mkdtemp, readFile, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import sharp from "sharp";
import {
  build,
  copyInto,
  copyOf,
  digests,
  freshProject,
} from "../builds/site-build";
import { startHttpsHost } from "./https-host";

jest.setTimeout(1_800_000);

// Tests that need features the system lacks are skipped; Jest lists them.

/** Runs a command without network access. */
const offline = ["unshare", "--map-root-user", "--net"];
const canBeOffline =
  spawnSync("unshare", [...offline.slice(1), "true"]).status === 0;
const offlineTest = canBeOffline ? test : test.skip;
const canMount = process.getuid?.() === 0 && process.platform === "linux";
const mountTest = canMount ? test : test.skip;

/** Time zones with the most different dates, and locales with other letters and digits. */
const east = { TZ: "Pacific/Kiritimati", LC_ALL: "ar_EG.UTF-8" };
const west = { TZ: "Pacific/Niue", LC_ALL: "tr_TR.UTF-8" };

const undo: (() => unknown)[] = [];
let reference: string;
let first: Awaited<ReturnType<typeof build>>;
let bytes: Awaited<ReturnType<typeof digests>>;

/** A copy of the first build, which tests may damage. */
async function project() {
  const folder = await copyOf(reference);
  undo.push(() => rm(folder, { recursive: true }));
  return folder;
}

function mount(folder: string, ...args: string[]) {
  execFileSync("mount", [...args, folder]);
  undo.push(() => execFileSync("umount", [folder]));
}

beforeAll(async () => {
  reference = await freshProject();
  first = await build(reference, {
    env: west,
    within: canBeOffline ? offline : [],
  });
  bytes = await digests(reference);
});
afterEach(async () => {
  for (const step of undo.splice(0).reverse()) await step();
});
afterAll(() => rm(reference, { recursive: true }));

offlineTest("a first build asks the network for nothing", () => {
  expect(first).toMatchObject({ ok: true });
  expect(Object.keys(bytes)).toContain("index.html");
});

describe("a photo named by URL", () => {
  let folder: string;

  async function replace(name: string, from: string | RegExp, to: string) {
    const file = path.join(folder, name);
    const text = await readFile(file, "utf8");
    await writeFile(file, text.replace(from, to));
  }

  const namePhoto = (address: string) =>
    replace("content/programs.yml", /(?<=^ {2}image: )\S+/m, address);

  beforeEach(async () => {
    folder = await project();
  });

  offlineTest(
    "stops the build and names its line when the host is unreachable",
    async () => {
      const address = "https://images.unsplash.com/photo-1";
      await namePhoto(address);

      const { ok, output } = await build(folder, { within: offline });

      expect(ok).toBe(false);
      expect(output).toMatch(/content\/programs\.yml:\d+:\d+/);
      expect(output).toContain(`${address} (could not be downloaded: `);
      expect(output).toContain("or save the photo in content/images");
    },
  );

  offlineTest("is built offline once it was fetched", async () => {
    const photo = await sharp({
      create: { width: 900, height: 600, channels: 3, background: "#355E3B" },
    })
      .jpeg()
      .toBuffer();
    const host = await startHttpsHost(photo);
    undo.push(host.close);
    await replace(
      "src/content/schema/hosts.ts",
      "images.unsplash.com",
      host.name,
    );
    await namePhoto(`https://${host.name}/photo-1`);
    const env = { NODE_EXTRA_CA_CERTS: host.certificate };

    expect(await build(folder, { env })).toMatchObject({ ok: true });
    const { "index.html": page } = await digests(folder);
    expect(page).not.toBe(bytes["index.html"]);

    expect(await build(folder, { within: offline })).toMatchObject({
      ok: true,
    });
    expect((await digests(folder))["index.html"]).toBe(page);
  });
});

test.each([
  ["the bundles", "Building production JavaScript"],
  ["the pages", "Writing page-data.json"],
  ["the optimized pages", "Generating TypeScript types"],
])(
  "a build after one that was killed while writing %s is correct",
  async (_, killAt) => {
    const folder = await freshProject();
    undo.push(() => rm(folder, { recursive: true }));

    const killed = await build(folder, { killAt });
    expect(killed.ok).toBe(false);
    expect(killed.output).toContain(killAt);

    expect(await build(folder)).toMatchObject({ ok: true });
    expect(await digests(folder)).toEqual(bytes);
  },
);

mountTest("builds from read-only content", async () => {
  const folder = await project();
  const content = path.join(folder, "content");
  mount(content, "--bind", "--options", "ro", content);
  await expect(writeFile(path.join(content, "new"), "")).rejects.toThrow(
    "EROFS",
  );

  expect(await build(folder)).toMatchObject({ ok: true });
  expect(await digests(folder)).toEqual(bytes);
});

/** Enough for two incremental builds, but no additional pictures. */
const disk = "size=150m";

/** Writes zeros until the file has this size, or the disk is full. */
function fill(file: string, megabytes?: number) {
  const count = megabytes === undefined ? [] : [`count=${megabytes}`];
  spawnSync("dd", ["if=/dev/zero", `of=${file}`, "bs=1M", ...count]);
}

mountTest(
  "a full disk stops the build with the reason; once there is space, the next build is correct",
  async () => {
    const folder = await mkdtemp(path.join(tmpdir(), "disk-"));
    undo.push(() => rm(folder, { recursive: true }));
    mount(folder, "--types", "tmpfs", "--options", disk, "tmpfs");
    await copyInto(folder, reference);
    const [some, rest] = [path.join(folder, "some"), path.join(folder, "rest")];
    fill(some, 4);
    fill(rest);

    // Gatsby's compiler fails first, without a reason.
    expect((await build(folder)).ok).toBe(false);
    await rm(some);
    const { ok, output } = await build(folder);

    expect(ok).toBe(false);
    expect(output).toContain("ENOSPC: no space left on device");
    await rm(rest);
    expect(await build(folder)).toMatchObject({ ok: true });
    expect(await digests(folder)).toEqual(bytes);
  },
);

test("in another time zone and locale, the output is the same", async () => {
  const folder = await freshProject();
  undo.push(() => rm(folder, { recursive: true }));

  expect(await build(folder, { env: east })).toMatchObject({ ok: true });
  expect(await digests(folder)).toEqual(bytes);
});
