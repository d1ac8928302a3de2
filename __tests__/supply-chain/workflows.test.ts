/** @jest-environment node */
import { spawnSync } from "node:child_process";
import { readdirSync, readFileSync } from "node:fs";
import { parse } from "yaml";
import { z } from "zod";

const folder = ".github/workflows";

const workflows = readdirSync(folder).map(
  (name) => [name, readFileSync(`${folder}/${name}`, "utf8")] as const,
);

const count = (text: string, pattern: RegExp) =>
  [...text.matchAll(pattern)].length;

const workflowShape = z.object({
  jobs: z.record(
    z.string(),
    z.object({
      environment: z
        .string()
        .or(z.object({ name: z.string() }))
        .optional(),
    }),
  ),
});

const jobsIn = (text: string) =>
  Object.values(workflowShape.parse(parse(text)).jobs);

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

test.each(workflows)(
  "%s is read-only unless a job asks for more",
  (_, text) => {
    expect(text).toMatch(/^permissions:\n {2}contents: read\n\n/m);
  },
);

test.each(workflows)(
  "%s: pull requests from forks run without secrets",
  (_, text) => {
    expect(text).not.toContain("pull_request_target");
  },
);

// A repository's secret is there for a workflow on any branch, as changed there.
test("secrets belong to environments, which only main may use", () => {
  const withSecrets = workflows.filter(([, text]) => text.includes("secrets."));

  expect(withSecrets.map(([name]) => name)).toEqual(["daily.yml"]);
  for (const job of withSecrets.flatMap(([, text]) => jobsIn(text))) {
    expect(job).toMatchObject({ environment: "build-hook" });
  }
  expect(readFileSync("deploy/main-branch.md", "utf8")).toMatch(
    /name it `build-hook`.*\n.*enter `main`/,
  );
});

test.each(workflows)("%s: checkouts don't store the token", (_, text) => {
  expect(count(text, /persist-credentials: false/g)).toBe(
    count(text, /uses: actions\/checkout@/g),
  );
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
