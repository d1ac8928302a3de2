import { spawnSync } from "node:child_process";
import { createHash } from "node:crypto";
import { readFile, writeFile } from "node:fs/promises";
import path from "node:path";
import { filesIn } from "../../src/content/load/files-in";
import { build, freshProject } from "./site-build";

/** Runs a command without network access. Only Linux can. */
const offline = ["unshare", "--map-root-user", "--net"];
const canBeOffline =
  spawnSync("unshare", [...offline.slice(1), "true"]).status === 0;
// It would fail on a Mac. Jest lists it there as skipped.
const offlineTest = canBeOffline ? test : test.skip;

/** Time zones with the most different dates, and locales with other letters and digits. */
const east = { TZ: "Pacific/Kiritimati", LC_ALL: "ar_EG.UTF-8" };
const west = { TZ: "Pacific/Niue", LC_ALL: "tr_TR.UTF-8" };

/** The hash of each file of a built site, by path. */
async function digests(folder: string) {
  const root = path.join(folder, "public");
  const pairs = (await filesIn(root)).map(async (file) => {
    const bytes = await readFile(path.join(root, file));
    return [file, createHash("sha256").update(bytes).digest("hex")] as const;
  });
  return Object.fromEntries(await Promise.all(pairs));
}

let reference: string;
let first: Awaited<ReturnType<typeof build>>;
let bytes: Awaited<ReturnType<typeof digests>>;

beforeAll(async () => {
  reference = await freshProject();
  const within = canBeOffline ? offline : [];
  first = await build(reference, { env: west, within });
  bytes = await digests(reference);
});

offlineTest("a first build asks the network for nothing", () => {
  expect(first).toMatchObject({ ok: true });
  expect(Object.keys(bytes)).toContain("index.html");
});

test("in another time zone and locale, a build after one that was killed has the same output", async () => {
  const folder = await freshProject();
  const killAt = "Writing page-data.json";

  const killed = await build(folder, { env: east, killAt });
  expect(killed.ok).toBe(false);
  expect(killed.output).toContain(killAt);

  expect(await build(folder, { env: east })).toMatchObject({ ok: true });
  expect(await digests(folder)).toEqual(bytes);
});

test("after a build that was cut off, the next shows what has changed", async () => {
  const file = path.join(reference, "content", "site.yml");
  const before = await readFile(file, "utf8");
  const street = "9 Calle del Olmo";
  await writeFile(file, before.replace(/(?<=street: ).*/, street));
  const killAt = "success createPages";
  await build(reference, { env: west, killAt });
  const { ok } = await build(reference, { env: west });
  await writeFile(file, before);

  expect(ok).toBe(true);
  const home = path.join(reference, "public", "index.html");
  expect(await readFile(home, "utf8")).toContain(street);
});

test("with a damaged cache, builds once more without it", async () => {
  const file = path.join(reference, ".cache/data/datastore/data.mdb");
  const cache = await readFile(file);
  await writeFile(file, cache.subarray(0, cache.length / 2));

  const { ok, output } = await build(reference, { env: west });

  expect({ ok, output }).toMatchObject({ ok: true });
  expect(output.split("Its cache may be damaged")).toHaveLength(2);
  expect(await digests(reference)).toEqual(bytes);
});

test("an invalid file stops the build with its name and line", async () => {
  const file = path.join(reference, "content", "impact.yml");
  await writeFile(file, '- value: "500+"\n  lable: Acres Restored\n');

  const { ok, output } = await build(reference, { env: west });

  expect(ok).toBe(false);
  expect(output).toContain("content/impact.yml:2:3");
  expect(output).toContain("did you mean label?");
});
