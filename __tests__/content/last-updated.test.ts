/** @jest-environment node */
import { execFileSync } from "node:child_process";
import { writeFileSync } from "node:fs";
import path from "node:path";
import { checkContent } from "../../src/content/check-content";
import {
  edited,
  inWords,
  now,
  removeFolders,
  temporaryFolder,
  writeContent,
} from "./support/content-folder";

afterEach(removeFolders);

const policy = "pages/privacy-policy.mdx";
const reworded = edited(policy, "We keep little.", "We keep a lot.");

function git(folder: string, ...args: string[]): string {
  const identity = [
    "-c",
    "user.name=Staff",
    "-c",
    "user.email=staff@prairie.test",
  ];
  return execFileSync("git", [...identity, ...args], {
    cwd: folder,
    encoding: "utf8",
  }).trim();
}

function commit(folder: string): string {
  git(folder, "add", ".");
  git(folder, "commit", "-qm", "Change the content");
  return git(folder, "rev-parse", "HEAD");
}

/** The valid content in a repository of its own, and its first commit. */
async function committed() {
  const folder = await writeContent();
  git(folder, "init", "-q");
  return { folder, first: commit(folder) };
}

function write(folder: string, text: string) {
  writeFileSync(path.join(folder, policy), text);
}

function check(folder: string, environment: NodeJS.ProcessEnv = {}) {
  return checkContent(folder, { now, environment });
}

/** The environment of a run for an event of GitHub's. */
async function onGitHub(event: unknown): Promise<NodeJS.ProcessEnv> {
  const file = path.join(await temporaryFolder(), "event.json");
  writeFileSync(
    file,
    typeof event === "string" ? event : JSON.stringify(event),
  );
  return { GITHUB_ACTIONS: "true", GITHUB_EVENT_PATH: file };
}

const note = (reason: string) => [
  `Note: lastUpdated was not compared with earlier versions of the pages: ${reason}.`,
];

test("text that changed while its day did not", async () => {
  const { folder } = await committed();
  write(folder, reworded);
  const { problems, notes } = await check(folder);

  expect(notes).toStrictEqual([]);
  expect(problems.map(inWords)).toEqual([
    [
      `${folder}/${policy}:4:14`,
      "privacy-policy › lastUpdated",
      "2025-06-30, though the text has changed since",
      "the day of this change, because readers are shown it",
      "write  lastUpdated: 2025-08-01",
    ],
  ]);
});

test.each([
  ["nothing changed", edited(policy, "We", "We")],
  ["the day changed too", reworded.replace("2025-06-30", "2025-07-31")],
  [
    "the lines are broken elsewhere",
    edited(policy, "keep little", "keep\nlittle"),
  ],
  [
    "a line begins with spaces",
    edited(policy, "keep little", "keep \n  little"),
  ],
  ["only the description changed", edited(policy, "next to", "close to")],
  ["only a comment changed", edited(policy, "title:", "# Ask first.\ntitle:")],
  ["the day is quoted now", edited(policy, "2025-06-30", '"2025-06-30"')],
])("no problem when %s", async (_, text) => {
  const { folder } = await committed();
  write(folder, text);

  expect(await check(folder)).toMatchObject({ problems: [], notes: [] });
});

test("a day in other quotes is the same day", async () => {
  const { folder } = await committed();
  write(folder, reworded.replace("2025-06-30", '"2025-06-30"'));

  expect((await check(folder)).problems).toHaveLength(1);
});

test("a changed title counts as text", async () => {
  const { folder } = await committed();
  write(folder, edited(policy, "title: Privacy", "title: Our Privacy"));

  expect((await check(folder)).problems).toHaveLength(1);
});

test.each([
  ["today", "2025-08-01"],
  ["tomorrow, which has begun somewhere", "2025-08-02"],
])("a second change on a day that is %s needs no other day", async (_, day) => {
  const { folder } = await committed();
  write(folder, edited(policy, "2025-06-30", day));
  commit(folder);
  write(folder, reworded.replace("2025-06-30", day));

  expect((await check(folder)).problems).toEqual([]);
});

const noEarlier = "a day no earlier than 2025-06-30, which readers were shown";

test("a day earlier than before", async () => {
  const { folder } = await committed();
  write(folder, edited(policy, "2025-06-30", "2024-06-30"));

  expect((await check(folder)).problems.map(inWords)).toEqual([
    [
      `${folder}/${policy}:4:14`,
      "privacy-policy › lastUpdated",
      "2024-06-30, earlier than before",
      noEarlier,
      "write  lastUpdated: 2025-06-30",
    ],
  ]);
});

test("a day earlier than before, of text that changed", async () => {
  const { folder } = await committed();
  write(folder, reworded.replace("2025-06-30", "2025-06-29"));

  expect((await check(folder)).problems.map(inWords)).toEqual([
    [
      `${folder}/${policy}:4:14`,
      "privacy-policy › lastUpdated",
      "2025-06-29, earlier than before",
      noEarlier,
      "write  lastUpdated: 2025-08-01",
    ],
  ]);
});

test("a day earlier than one that is still to come here", async () => {
  const { folder } = await committed();
  write(folder, edited(policy, "2025-06-30", "2025-08-02"));
  commit(folder);
  write(folder, reworded.replace("2025-06-30", "2025-08-01"));

  expect((await check(folder)).problems.map(({ fix }) => fix)).toEqual([
    "write  lastUpdated: 2025-08-02",
  ]);
});

test.each(["2025-08-32", "2025-08-03", "in June"])(
  "a day before that was none, %s, is compared with nothing",
  async (day) => {
    const { folder } = await committed();
    write(folder, edited(policy, "2025-06-30", day));
    commit(folder);
    write(folder, reworded);

    expect((await check(folder)).problems).toEqual([]);
  },
);

test("a page that could not be read before has nothing to be compared with", async () => {
  const { folder } = await committed();
  write(folder, edited(policy, "We keep little.", "We keep <5 things."));
  commit(folder);
  write(folder, reworded);

  expect((await check(folder)).problems).toEqual([]);
});

test("a page without lastUpdated may change as it likes", async () => {
  const { folder } = await committed();
  const about = edited("pages/about.mdx", "We restore", "We sow");
  writeFileSync(path.join(folder, "pages/about.mdx"), about);

  expect((await check(folder)).problems).toEqual([]);
});

test("a new policy has nothing to be compared with", async () => {
  const { folder } = await committed();
  writeFileSync(path.join(folder, "pages/cookie-policy.mdx"), reworded);

  expect((await check(folder)).problems).toEqual([]);
});

test("content in a folder of the repository", async () => {
  const folder = await writeContent();
  const root = path.dirname(folder);
  git(root, "init", "-q");
  commit(root);
  write(folder, reworded);

  expect((await check(folder)).problems).toHaveLength(1);
});

test("a pull request is compared with its base", async () => {
  const { folder, first } = await committed();
  write(folder, reworded);
  commit(folder);
  const environment = await onGitHub({
    pull_request: { base: { sha: first } },
  });

  expect((await check(folder)).problems).toEqual([]);
  expect((await check(folder, environment)).problems).toHaveLength(1);
});

test("a push is compared with the commit before it", async () => {
  const { folder, first } = await committed();
  write(folder, reworded);
  commit(folder);
  const environment = await onGitHub({ before: first });

  expect((await check(folder, environment)).problems).toHaveLength(1);
});

test("a run without a change is compared with the last commit", async () => {
  const { folder } = await committed();
  const environment = await onGitHub({ schedule: "0 6 * * 1" });

  expect(await check(folder, environment)).toMatchObject({
    problems: [],
    notes: [],
  });
});

test.each([
  [
    "the first push of a branch",
    { before: "0".repeat(40) },
    "this is the first push of the branch",
  ],
  [
    "a commit that isn't there",
    { before: "a".repeat(40) },
    `the commit ${"a".repeat(40)} was not fetched`,
  ],
  [
    "an event that isn't JSON",
    "{",
    "GitHub's account of the event can't be read",
  ],
  [
    "a commit that is an option",
    { before: `--output=${"a".repeat(40)}` },
    "GitHub's account of the event can't be read",
  ],
])("skipped, and said so: %s", async (_, event, reason) => {
  const { folder } = await committed();
  write(folder, reworded);
  const { problems, notes } = await check(folder, await onGitHub(event));

  expect(problems).toEqual([]);
  expect(notes).toEqual(note(reason));
});

test("skipped, and said so: no repository", async () => {
  const { problems, notes } = await check(await writeContent());

  expect(problems).toEqual([]);
  expect(notes).toEqual(note("there is no Git history here"));
});

test("skipped, and said so: a repository without a commit", async () => {
  const folder = await writeContent();
  git(folder, "init", "-q");

  expect((await check(folder)).notes).toEqual(note("there is no commit yet"));
});
