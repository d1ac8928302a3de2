/** @jest-environment node */
import { readdirSync, readFileSync } from "node:fs";

const folder = ".github/workflows";

const workflows = readdirSync(folder).map(
  (name) => [name, readFileSync(`${folder}/${name}`, "utf8")] as const,
);

const count = (text: string, pattern: RegExp) =>
  [...text.matchAll(pattern)].length;

test("finds workflows", () => {
  expect(workflows.map(([name]) => name)).toEqual(
    expect.arrayContaining(["scheduled.yml", "test.yml"]),
  );
});

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
  "%s: every job has a timeout of at most an hour",
  (_, text) => {
    // The default is six hours.
    expect(count(text, /^ {4}timeout-minutes: (?:[1-5]?\d|60)$/gm)).toBe(
      count(text, /^ {4}runs-on: /gm),
    );
  },
);

test.each(workflows)(
  "%s: pull requests from forks run without secrets",
  (_, text) => {
    expect(text).not.toContain("pull_request_target");
  },
);

test.each(workflows)("%s: checkouts don't store the token", (_, text) => {
  expect(count(text, /persist-credentials: false/g)).toBe(
    count(text, /uses: actions\/checkout@/g),
  );
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
