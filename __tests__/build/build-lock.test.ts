/** @jest-environment node */
import { spawnSync } from "node:child_process";
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { takeLock } from "../../src/build/build-lock";

let folder: string;
let file: string;

beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), "lock-"));
  file = path.join(folder, ".build.lock");
});
afterEach(() => rmSync(folder, { recursive: true }));

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

test("it is let go when the process ends", () => {
  const listen = jest.spyOn(process, "once");
  takeLock(file);
  for (const [event, letGo] of listen.mock.calls) {
    if (event === "exit") letGo();
  }
  expect(holder).toThrow("ENOENT");
});

test("a folder that can't be written to is told as such", () => {
  expect(() => takeLock(path.join(folder, "none", "lock"))).toThrow("ENOENT");
});
