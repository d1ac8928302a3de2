/** @jest-environment node */
import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import type * as Chokidar from "chokidar";
import { FSWatcher, watch } from "chokidar";
import type { ContentReport } from "../../../plugins/gatsby-plugin-checked-content/status-events";
import {
  settleTime,
  watchContent,
} from "../../../plugins/gatsby-plugin-checked-content/watch-content";

// The real watcher, unless a test replaces it.
jest.mock("chokidar", () => {
  const chokidar = jest.requireActual<typeof Chokidar>("chokidar");
  return { ...chokidar, watch: jest.fn(chokidar.watch) };
});

let folder: string;
let stop: () => Promise<void>;

/** Collects reports and lets a test wait for the next one. */
function reports() {
  const all: ContentReport[] = [];
  let arrived = () => {};
  return {
    all,
    report(report: ContentReport) {
      all.push(report);
      arrived();
    },
    next: () => new Promise<void>((resolve) => (arrived = resolve)),
  };
}

beforeEach(async () => {
  folder = await mkdtemp(path.join(tmpdir(), "watch-"));
});

afterEach(async () => {
  await stop();
  await rm(folder, { recursive: true });
});

/** Writes repeatedly, until the watcher has started and noticed. */
async function writeUntil(noticed: Promise<void>, file: string) {
  const state = { done: false };
  const end = noticed.then(() => {
    state.done = true;
  });
  for (let turn = 0; !state.done && turn < 50; turn += 1) {
    await writeFile(path.join(folder, file), String(turn));
    await Promise.race([
      end,
      new Promise((resolve) => setTimeout(resolve, 300)),
    ]);
  }
  await end;
}

test("reports problems after a change, and when they are fixed", async () => {
  const { all, report, next } = reports();
  let found: ContentReport = "1 problem";
  stop = watchContent({ folder, check: () => Promise.resolve(found), report });

  await writeUntil(next(), "site.yml");
  found = null;
  await writeUntil(next(), "site.yml");

  expect(all[0]).toBe("1 problem");
  expect(all.at(-1)).toBeNull();
});

test("reports a failed check and checks the next change", async () => {
  const { all, report, next } = reports();
  const check = jest
    .fn(() => Promise.resolve<ContentReport>(null))
    .mockRejectedValueOnce(new Error("ENOSPC: no space left on device"));
  stop = watchContent({ folder, check, report });

  await writeUntil(next(), "site.yml");
  await writeUntil(next(), "site.yml");

  expect(all[0]).toBe(
    "The content could not be checked: ENOSPC: no space left on device\nFix that, then save any content file to check again.",
  );
  expect(all.at(-1)).toBeNull();
});

test("checks a change during a check afterward, not in parallel", async () => {
  const { all, report, next } = reports();
  let running = 0;
  let most = 0;
  const check = async () => {
    running += 1;
    most = Math.max(most, running);
    await new Promise((resolve) => setTimeout(resolve, 400));
    running -= 1;
    return null;
  };
  stop = watchContent({ folder, check, report });

  await writeUntil(next(), "a.yml");
  await writeUntil(next(), "b.yml");

  expect(all.length).toBeGreaterThanOrEqual(2);
  expect(most).toBe(1);
});

test("checks a burst of writes once, after the last", () => {
  jest.useFakeTimers();
  const watcher = new FSWatcher();
  jest.mocked(watch).mockReturnValueOnce(watcher);
  const check = jest.fn(() => Promise.resolve(null));
  stop = watchContent({ folder, check, report: () => {} });

  for (const file of ["site.yml", "home.yml"]) {
    watcher.emit("all", "change", file);
    jest.advanceTimersByTime(settleTime - 1);
  }
  expect(check).not.toHaveBeenCalled();
  jest.advanceTimersByTime(1);
  jest.useRealTimers();

  expect(check).toHaveBeenCalledTimes(1);
});
