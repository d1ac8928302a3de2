import { FSWatcher, watch } from "chokidar";
import type { ContentReport } from "../../../plugins/gatsby-plugin-checked-content/site-content";
import {
  settleTime,
  watchContent,
} from "../../../plugins/gatsby-plugin-checked-content/watch-content";

jest.mock("chokidar", () => ({
  ...jest.requireActual<object>("chokidar"),
  watch: jest.fn(),
}));

afterEach(() => jest.useRealTimers());

/** Starts with a fake watcher and clock. */
function start(check: () => Promise<ContentReport>) {
  jest.useFakeTimers();
  const watcher = new FSWatcher();
  jest.mocked(watch).mockReturnValueOnce(watcher);
  const reports: ContentReport[] = [];
  watchContent("content", check, (report) => reports.push(report));
  return {
    reports,
    async settle() {
      watcher.emit("all", "change", "site.yml");
      await jest.advanceTimersByTimeAsync(settleTime);
    },
  };
}

test("reports a failed check and checks the next change", async () => {
  const check = jest
    .fn(() => Promise.resolve<ContentReport>(null))
    .mockRejectedValueOnce(new Error("ENOSPC: no space left on device"));
  const { reports, settle } = start(check);

  await settle();
  await settle();

  expect(reports).toEqual([
    "The content could not be checked: ENOSPC: no space left on device\nFix that, then save any content file to check again.",
    null,
  ]);
});

test("checks changes during a check once, afterward", async () => {
  const ends: ((report: ContentReport) => void)[] = [];
  const check = jest.fn(
    () => new Promise<ContentReport>((resolve) => ends.push(resolve)),
  );
  const { reports, settle } = start(check);

  await settle();
  await settle();
  await settle();
  expect(check).toHaveBeenCalledTimes(1);

  ends[0]?.("1 problem");
  await jest.advanceTimersByTimeAsync(0);
  expect(check).toHaveBeenCalledTimes(2);

  ends[1]?.(null);
  await jest.advanceTimersByTimeAsync(settleTime);
  expect(reports).toEqual(["1 problem", null]);
  expect(check).toHaveBeenCalledTimes(2);
});
