/** @jest-environment node */
import { execFileSync } from "node:child_process";
import { cp, mkdtemp, readFile, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { z } from "zod";

jest.setTimeout(60_000);

const lockfile = z.object({
  packages: z.record(
    z.string(),
    z.object({
      version: z.string(),
      // Of a package that another name stands for.
      name: z.string().optional(),
    }),
  ),
});

const licensed = z.object({
  "bom-ref": z.string(),
  name: z.string(),
  purl: z.string().startsWith("pkg:npm/"),
  licenses: z.array(z.unknown()).min(1).optional(),
});

const component = licensed.extend({
  hashes: z
    .array(z.object({ alg: z.literal("SHA-512"), content: z.string() }))
    .min(1),
});

/** What CycloneDX asks for, and what makes one useful. */
const billOfMaterials = z.object({
  bomFormat: z.literal("CycloneDX"),
  specVersion: z.literal("1.5"),
  serialNumber: z.string().regex(/^urn:uuid:[\da-f-]{36}$/),
  version: z.literal(1),
  metadata: z.object({
    timestamp: z.iso.datetime(),
    component: licensed.extend({ type: z.literal("application") }),
  }),
  components: z.array(component),
  dependencies: z.array(
    z.object({ ref: z.string(), dependsOn: z.array(z.string()).optional() }),
  ),
});

async function readJson(file: string): Promise<unknown> {
  return JSON.parse(await readFile(file, "utf8"));
}

let folder = "";
let bill: z.infer<typeof billOfMaterials>;

/** Runs `npm run sbom` where the lockfile is, but nothing is installed. */
beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), "bill-"));
  for (const file of [".npmrc", "package.json", "package-lock.json"]) {
    await cp(file, path.join(folder, file));
  }
  execFileSync("npm", ["run", "sbom"], {
    cwd: folder,
    // npm is a .cmd file on Windows, which only a shell can start.
    shell: process.platform === "win32",
    stdio: "pipe",
  });
  bill = billOfMaterials.parse(await readJson(path.join(folder, "bom.json")));
});

afterAll(() => rm(folder, { recursive: true }));

test("the bill of materials holds every package of the lockfile", async () => {
  const { packages } = lockfile.parse(await readJson("package-lock.json"));
  const refs = new Set(bill.components.map((each) => each["bom-ref"]));
  const locked = Object.entries(packages)
    .filter(([place]) => place !== "")
    .map(([place, { name, version }]) => {
      const installedAs = place.split("node_modules/").at(-1) ?? "";
      return `${name ?? installedAs}@${version}`;
    });

  expect(locked.filter((each) => !refs.has(each))).toEqual([]);
  expect(refs.size).toBe(new Set(locked).size);
});

test("what a package needs is in it", () => {
  const { metadata, components, dependencies } = bill;
  const refs = new Set(
    [metadata.component, ...components].map((each) => each["bom-ref"]),
  );

  expect(dependencies).toHaveLength(refs.size);
  for (const { ref, dependsOn = [] } of dependencies) {
    expect([ref, ...dependsOn].filter((each) => !refs.has(each))).toEqual([]);
  }
});

test("packages say their license, but for seven", () => {
  const unlicensed = bill.components
    .filter(({ licenses }) => licenses === undefined)
    .map(({ name }) => name);

  // Each holds the text of its license, but says it in a form of the past.
  expect(unlicensed.sort()).toEqual([
    "busboy",
    "linkfs",
    "not",
    "parse-cache-control",
    "streamsearch",
    "valid-url",
    "xmlhttprequest-ssl",
  ]);
});
