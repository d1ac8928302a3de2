/** @jest-environment node */
import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import type * as Chokidar from "chokidar";
import { FSWatcher, watch } from "chokidar";
import type { ContentReport } from "../../../plugins/gatsby-plugin-checked-content/content-status";
import {
  settleTime,
  watchContent,
} from "../../../plugins/gatsby-plugin-checked-content/watch-content";

// The real watcher, except where a test hands out one of its own.
jest.mock("chokidar", () => {
  const chokidar = jest.requireActual<typeof Chokidar>("chokidar");
  return { ...chokidar, watch: jest.fn(chokidar.watch) };
});

let folder: string;
let stop: () => Promise<void>;

/** Collects reports and lets a test wait for the next. */
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

/** Writes until the watcher, which takes a moment to begin, has noticed. */
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

test("reports what the check finds after a change, and when it is mended", async () => {
  const { all, report, next } = reports();
  let found: ContentReport = "1 problem";
  stop = watchContent({ folder, check: () => Promise.resolve(found), report });

  await writeUntil(next(), "site.yml");
  found = null;
  await writeUntil(next(), "site.yml");

  expect(all[0]).toBe("1 problem");
  expect(all.at(-1)).toBeNull();
});

test("a check that fails is reported, and the next change is checked", async () => {
  const { all, report, next } = reports();
  const check = jest
    .fn(() => Promise.resolve<ContentReport>(null))
    .mockRejectedValueOnce(new Error("ENOSPC: no space left on device"));
  stop = watchContent({ folder, check, report });

  await writeUntil(next(), "site.yml");
  await writeUntil(next(), "site.yml");

  expect(all[0]).toBe(
    "The content could not be checked: ENOSPC: no space left on device\nSave a file of it again once that is mended.",
  );
  expect(all.at(-1)).toBeNull();
});

test("a change during a check is checked afterward, never at once", async () => {
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

describe("with a watcher that speaks when it is told to", () => {
  const check = jest.fn(() => Promise.resolve(null));

  function watchSilently() {
    const watcher = new FSWatcher();
    jest.mocked(watch).mockReturnValueOnce(watcher);
    stop = watchContent({ folder, check, report: () => {} });
    return {
      close: jest.spyOn(watcher, "close"),
      change: () => watcher.emit("all", "change", "site.yml"),
    };
  }

  beforeEach(() => {
    jest.useFakeTimers();
  });

  afterEach(() => {
    jest.useRealTimers();
  });

  test("a burst of writes is checked once, when the last has settled", () => {
    const { change } = watchSilently();

    change();
    jest.advanceTimersByTime(settleTime - 1);
    change();
    jest.advanceTimersByTime(settleTime - 1);
    expect(check).not.toHaveBeenCalled();
    jest.advanceTimersByTime(1);

    expect(check).toHaveBeenCalledTimes(1);
  });

  test("what was there before is no change", () => {
    watchSilently();

    expect(watch).toHaveBeenCalledWith(folder, { ignoreInitial: true });
  });

  test("stopped, it closes and forgets a change that had not settled", async () => {
    const { change, close } = watchSilently();

    change();
    await stop();
    jest.advanceTimersByTime(settleTime);

    expect(close).toHaveBeenCalledTimes(1);
    expect(check).not.toHaveBeenCalled();
  });
});
