import { readFileSync } from "node:fs";
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
