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

test("checks changes during a check once, afterward, even if it fails", async () => {
  jest.useFakeTimers();
  const watcher = new FSWatcher();
  jest.mocked(watch).mockReturnValueOnce(watcher);
  const ends: ((report: Promise<ContentReport>) => void)[] = [];
  const check = jest.fn(
    () => new Promise<ContentReport>((resolve) => ends.push(resolve)),
  );
  const reports: ContentReport[] = [];
  watchContent("content", check, (report) => reports.push(report));
  for (let change = 0; change < 3; change += 1) {
    watcher.emit("all", "change", "site.yml");
    await jest.advanceTimersByTimeAsync(settleTime);
  }
  expect(check).toHaveBeenCalledTimes(1);

  ends[0]?.(Promise.reject(new Error("no space left")));
  await jest.advanceTimersByTimeAsync(0);
  ends[1]?.(Promise.resolve(null));
  await jest.advanceTimersByTimeAsync(settleTime);

  expect(check).toHaveBeenCalledTimes(2);
  expect(reports).toEqual([
    "The content could not be checked: no space left\nFix that, then save any content file to check again.",
    null,
  ]);
});
