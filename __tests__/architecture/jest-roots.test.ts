/** @jest-environment node */
import { execFileSync } from "node:child_process";
import path from "node:path";
import { z } from "zod";

const shown = z.object({
  configs: z.array(z.object({ roots: z.array(z.string()) })),
});

test.each([
  "jest.config.mjs",
  "jest.builds.config.mjs",
  "jest.deploy.config.mjs",
])("%s excludes content/, where an injected module would run", (config) => {
  const jest = require.resolve("jest/bin/jest");
  const output = execFileSync(
    process.execPath,
    [jest, "--config", config, "--showConfig"],
    { encoding: "utf8" },
  );
  const roots = shown
    .parse(JSON.parse(output))
    .configs.flatMap((each) => each.roots);

  expect(roots.length).toBeGreaterThan(0);
  for (const root of roots) {
    expect(path.relative(root, path.resolve("content"))).toMatch(/^\.\./);
  }
});
