import { spawnSync } from "node:child_process";
import { readdirSync, readFileSync } from "node:fs";

const folder = ".github/workflows";

const workflows = readdirSync(folder).map(
  (name) => [name, readFileSync(`${folder}/${name}`, "utf8")] as const,
);

test("actions are pinned to one commit each, with its version in a comment", () => {
  // Tags can be moved to other code; commits can't.
  const pin = /^[\w.-]+\/[\w./-]+@[0-9a-f]{40} # v\d+\.\d+\.\d+$/;
  const pins = workflows.flatMap(([, text]) =>
    Array.from(text.matchAll(/\buses: *(.*)/g), ([, used = ""]) => used),
  );

  expect(pins.length).toBeGreaterThan(10);
  expect(pins.filter((used) => !pin.test(used))).toEqual([]);
  const actions = new Set(pins.map((used) => used.split("@")[0]));
  expect(new Set(pins).size).toBe(actions.size);
});

test.each(workflows)("%s: what others propose gets no secrets", (_, text) => {
  const times = (words: string) => text.split(words).length - 1;

  expect(text).toMatch(/^permissions:\n {2}contents: read\n\n/m);
  expect(text).not.toContain("pull_request_target");
  expect(times("persist-credentials: false")).toBe(times("actions/checkout@"));
  // Only main may use this environment: deploy/main-branch.md says how.
  const isMain = text.includes("environment: build-hook");
  expect(text.includes("secrets.")).toBe(isMain);
});

test("GitHub runs no commands in what a quoted command prints", () => {
  const script = "echo ::notice::one; echo ::notice::two >&2; exit 3";
  const runs = [1, 2].map(() =>
    spawnSync("sh", [".github/quoted.sh", "sh", "-c", script], {
      encoding: "utf8",
    }),
  );

  for (const { stdout, stderr, status } of runs) {
    expect({ stderr, status }).toEqual({ stderr: "", status: 3 });
    expect(stdout).toMatch(
      /^::stop-commands::([\w-]{36})\n::notice::one\n::notice::two\n\n::\1::\n$/,
    );
  }
  expect(runs[0]?.stdout).not.toBe(runs[1]?.stdout);
});

test("the gate waits for every other job of its workflow", () => {
  const [, text = ""] = workflows.find(([name]) => name === "test.yml") ?? [];
  const [, jobs = ""] = text.split(/^jobs:$/m);
  const names = Array.from(jobs.matchAll(/^ {2}(\w+):$/gm), ([, name]) => name);

  expect(names.length).toBeGreaterThan(3);
  expect(jobs).toContain(
    `needs: [${names.filter((name) => name !== "gate").join(", ")}]`,
  );
});
