/** @jest-environment node */
import { spawnSync } from "node:child_process";
import type * as fs from "node:fs";
import {
  existsSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { takeLock } from "../../src/build/build-lock";

// The real one, except where a test looks in between.
jest.mock("node:fs", () => {
  const actual = jest.requireActual<typeof fs>("node:fs");
  return { ...actual, writeFileSync: jest.fn(actual.writeFileSync) };
});

let folder: string;
let file: string;
let listen: jest.SpyInstance<NodeJS.Process, Parameters<typeof process.once>>;

beforeEach(() => {
  listen = jest.spyOn(process, "once").mockReturnValue(process);
  folder = mkdtempSync(path.join(tmpdir(), "lock-"));
  file = path.join(folder, ".build.lock");
});
afterEach(() => {
  jest.restoreAllMocks();
  rmSync(folder, { recursive: true });
});

const holder = () => readFileSync(file, "utf8");

test("a free lock is taken, and names this process", () => {
  expect(takeLock(file)).toBeNull();
  expect(holder()).toBe(`${process.pid}\n`);
});

test("a lock that a running process holds is refused, with its number", () => {
  writeFileSync(file, `${process.ppid}\n`);
  expect(takeLock(file)).toContain(`as process ${process.ppid}.`);
  expect(holder()).toBe(`${process.ppid}\n`);
});

const ended = spawnSync(process.execPath, ["--version"]).pid;

test.each([
  ["a process that has ended", `${ended}\n`],
  ["this process's number, of an earlier life", `${process.pid}\n`],
  ["nothing, killed before it wrote", ""],
  ["no number", "locked"],
  ["a number of no process", "-1"],
])("a lock that names %s is taken over", (_, text) => {
  writeFileSync(file, text);
  expect(takeLock(file)).toBeNull();
  expect(holder()).toBe(`${process.pid}\n`);
});

test("it leaves nothing beside the lock", () => {
  writeFileSync(file, `${ended}\n`);
  takeLock(file);
  writeFileSync(file, `${process.ppid}\n`);
  takeLock(file);
  expect(readdirSync(folder)).toEqual([".build.lock"]);
});

/** Does what the process would do when it ends. */
function end() {
  for (const [event, letGo] of listen.mock.calls) {
    if (event === "exit") letGo();
  }
}

test("it is let go when the process ends", () => {
  takeLock(file);
  end();
  expect(holder).toThrow("ENOENT");
});

test("another's, who took over meanwhile, is left alone", () => {
  takeLock(file);
  writeFileSync(file, `${process.ppid}\n`);
  end();
  expect(holder()).toBe(`${process.ppid}\n`);
});

test("one that another took over a moment ago is not taken from it", () => {
  writeFileSync(file, `${ended}\n`);
  jest.spyOn(process, "kill").mockImplementationOnce(() => {
    writeFileSync(file, `${process.ppid}\n`);
    throw Object.assign(new Error("no such process"), { code: "ESRCH" });
  });

  expect(takeLock(file)).toContain(`as process ${process.ppid}.`);
  expect(holder()).toBe(`${process.ppid}\n`);
});

test("one that another is taking over is left to it", () => {
  writeFileSync(file, `${ended}\n`);
  writeFileSync(`${file}.next`, `${process.ppid}\n`);

  expect(takeLock(file)).toContain(`as process ${process.ppid}.`);
  expect(holder()).toBe(`${ended}\n`);
});

test("one that another was killed over is taken over", () => {
  writeFileSync(file, `${ended}\n`);
  writeFileSync(`${file}.next`, `${ended}\n`);

  expect(takeLock(file)).toBeNull();
  expect(holder()).toBe(`${process.pid}\n`);
});

test("it is not there before its number is", () => {
  const write = jest.requireActual<typeof fs>("node:fs").writeFileSync;
  const seen: boolean[] = [];
  jest.mocked(writeFileSync).mockImplementationOnce((target, text) => {
    write(target, "");
    seen.push(existsSync(file));
    write(target, text);
  });

  takeLock(file);

  expect(seen).toEqual([false]);
});

test("a folder that can't be written to is told as such", () => {
  expect(() => takeLock(path.join(folder, "none", "lock"))).toThrow("ENOENT");
});
