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
  // The first entry, without a name, is this project.
  ([place]) => place !== "",
);

const nameFrom = (place: string) => place.split("node_modules/").at(-1) ?? "";

test("every package is identified by its hash, not by a URL", () => {
  expect(packages.length).toBeGreaterThan(1000);
  // npm always records `resolved` for packages from Git, URLs and other
  // registries.
  const odd = packages.filter(
    ([, { integrity, resolved }]) =>
      !/^sha512-[\w+/]{86}==$/.test(integrity ?? "") || resolved !== undefined,
  );

  expect(odd).toEqual([]);
});

test("npm runs no install scripts and records no URLs", () => {
  const settings = read(".npmrc").split("\n");

  expect(settings).toContain("ignore-scripts=true");
  expect(settings).toContain("omit-lockfile-registry-resolved=true");
});

test("every package with an install script is on the reviewed list", () => {
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

/** Files that install packages, or tell people how to. */
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

/** Commands that may install newer versions than the lockfile's, as text or as `run("npm", …)`. */
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
])("%s may install newer versions: %s", (text, expected) => {
  expect(looseInstall.test(text)).toBe(expected);
});

test("packages are only installed from the lockfile", () => {
  expect(places).toContain(path.join(".github/workflows", "test.yml"));
  expect(read("scripts/install.mjs")).toContain('"npm", ["ci"]');

  expect(places.filter((file) => looseInstall.test(read(file)))).toEqual([]);
});
