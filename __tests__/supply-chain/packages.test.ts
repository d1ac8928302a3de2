/** @jest-environment node */
import { readdirSync, readFileSync } from "node:fs";
import path from "node:path";
import { z } from "zod";

const read = (file: string) => readFileSync(file, "utf8");

const entry = z.object({
  integrity: z.string().optional(),
  resolved: z.string().optional(),
  hasInstallScript: z.boolean().optional(),
});

const lockfile = z
  .object({ packages: z.record(z.string(), entry) })
  .parse(JSON.parse(read("package-lock.json")));

const packages = Object.entries(lockfile.packages).filter(
  // The first one, without a name, is this project.
  ([place]) => place !== "",
);

const nameFrom = (place: string) => place.split("node_modules/").at(-1) ?? "";

test("every package is told by its digest, and by no address", () => {
  expect(packages.length).toBeGreaterThan(1000);
  // A package from a Git repository or an address of its own has `resolved`
  // whatever npm is told, and so has one from a registry of somebody's own.
  const odd = packages.filter(
    ([, { integrity, resolved }]) =>
      !/^sha512-[\w+/]{86}==$/.test(integrity ?? "") || resolved !== undefined,
  );

  expect(odd).toEqual([]);
});

test("npm runs no install script, and writes no address", () => {
  const settings = read(".npmrc").split("\n");

  expect(settings).toContain("ignore-scripts=true");
  expect(settings).toContain("omit-lockfile-registry-resolved=true");
});

test("every package with an install script was read and listed", () => {
  const list = /## Install scripts\n(.*?)\n## /s.exec(
    read("docs/supply-chain.md"),
  )?.[1];
  const listed = Array.from(
    list?.matchAll(/^\| `([^`]+)`/gm) ?? [],
    ([, name]) => name,
  );
  const withScript = packages
    .filter(([, { hasInstallScript }]) => hasInstallScript === true)
    .map(([place]) => nameFrom(place));

  expect(listed).toEqual([...new Set(withScript)].sort());
});

/** What installs packages, or tells people how. */
const places = [
  ".ci/run",
  "package.json",
  "netlify.toml",
  "README.md",
  "EDITING.md",
  ...[".github/workflows", "deploy", "docs", "scripts"].flatMap((folder) =>
    readdirSync(folder, { recursive: true, encoding: "utf8" })
      .filter((name) => /\.(?:md|mjs|sh|ts|ya?ml)$/.test(name))
      .map((name) => path.join(folder, name)),
  ),
];

/** Takes newer versions than the lockfile's, in words and as `run("npm", …)`. */
const looseInstall =
  /\b(?:npm|pnpm|yarn|bun)(?:", \[")?\s*(?:i|install|add|update)\b|\bnpx (?:-y|--yes)\b/;

test.each([
  ["npm install", true],
  ["npm i", true],
  ['run("npm", ["install"])', true],
  ["npx --yes serve", true],
  ["npm ci", false],
  ['run("npm", ["ci"])', false],
  ['run("apt-get", ["install", "-y", "chromium"])', false],
  ["npx playwright install chromium", false],
])("%s takes what is newest: %s", (text, expected) => {
  expect(looseInstall.test(text)).toBe(expected);
});

test("packages are installed from the lockfile alone", () => {
  expect(places).toContain(path.join(".github/workflows", "test.yml"));
  expect(read("scripts/install.mjs")).toContain('"npm", ["ci"]');

  expect(places.filter((file) => looseInstall.test(read(file)))).toEqual([]);
});
