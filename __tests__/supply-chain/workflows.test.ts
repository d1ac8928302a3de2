/** @jest-environment node */
import { readdirSync, readFileSync } from "node:fs";
import path from "node:path";
import { isMap, isScalar, parseDocument, visit } from "yaml";
import { z } from "zod";

const folder = path.join(".github", "workflows");
const files = readdirSync(folder).filter((name) => /\.ya?ml$/.test(name));

function read(name: string) {
  return parseDocument(readFileSync(path.join(folder, name), "utf8"));
}

/** All actions in a workflow, with the comments next to them. */
function actionsIn(name: string) {
  const actions: { uses: string; comment: string }[] = [];
  visit(read(name), {
    Pair(_, { key, value }) {
      if (!isScalar(key) || key.value !== "uses" || !isScalar(value)) return;
      const { value: uses, comment } = value;
      actions.push({ uses: String(uses), comment: comment?.trim() ?? "" });
    },
  });
  return actions;
}

const step = z.object({
  run: z.string().optional(),
  uses: z.string().optional(),
  with: z.unknown().optional(),
});

const job = z.object({
  needs: z.union([z.string(), z.array(z.string())]).optional(),
  "timeout-minutes": z.number(),
  steps: z.array(step),
});

const workflow = z.object({
  permissions: z.unknown().optional(),
  jobs: z.record(z.string(), job),
});

test("finds workflows with actions", () => {
  expect(files).toEqual(expect.arrayContaining(["scheduled.yml", "test.yml"]));
  expect(actionsIn("test.yml").length).toBeGreaterThan(3);
});

test.each(files)(
  "%s: actions are pinned, with their version in a comment",
  (name) => {
    // Tags can be moved to other code; commits can't.
    const loose = actionsIn(name).filter(
      ({ uses, comment }) =>
        !(
          /^[\w.-]+\/[\w./-]+@[0-9a-f]{40}$/.test(uses) &&
          /^v\d+\.\d+\.\d+$/.test(comment)
        ),
    );

    expect(loose).toEqual([]);
  },
);

test("each action has the same version everywhere", () => {
  const pins = files.flatMap(actionsIn).map(({ uses }) => uses);
  const actions = new Set(pins.map((uses) => uses.split("@")[0]));

  expect(new Set(pins).size).toBe(actions.size);
});

test.each(files)(
  "%s: jobs are read-only by default and have a timeout",
  (name) => {
    const { permissions: given, jobs } = workflow.parse(read(name).toJS());

    expect(given).toEqual({ contents: "read" });
    for (const { "timeout-minutes": minutes } of Object.values(jobs)) {
      // The default is six hours.
      expect(minutes).toBeLessThanOrEqual(60);
    }
  },
);

test.each(files)("%s: pull requests from forks run without secrets", (name) => {
  const on: unknown = read(name).get("on");

  expect(isMap(on)).toBe(true);
  expect(isMap(on) && on.has("pull_request_target")).toBe(false);
});

test.each(files)("%s: checkouts don't store the token", (name) => {
  const { jobs } = workflow.parse(read(name).toJS());
  const checkouts = Object.values(jobs)
    .flatMap(({ steps }) => steps)
    .filter(({ uses }) => uses?.startsWith("actions/checkout@"));

  for (const checkout of checkouts) {
    expect(checkout.with).toMatchObject({ "persist-credentials": false });
  }
});

test("the gate waits for every other job of its workflow", () => {
  const { gate, ...others } = workflow.parse(read("test.yml").toJS()).jobs;

  expect(gate?.needs).toEqual(Object.keys(others));
});
