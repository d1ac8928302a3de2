/** @jest-environment node */
import { isPassing, type PhotoFailure } from "../../src/photos/photo-failure";

const passing: PhotoFailure[] = [
  { reason: "time-out", timeout: 30_000 },
  { reason: "no-connection", code: "ECONNRESET" },
  { reason: "status", status: 429 },
  { reason: "status", status: 500 },
  { reason: "status", status: 503 },
];

const lasting: PhotoFailure[] = [
  { reason: "not-allowed" },
  { reason: "leads-elsewhere", origin: "https://example.org" },
  { reason: "too-many-redirects" },
  { reason: "status", status: 403 },
  { reason: "status", status: 404 },
  { reason: "status", status: 410 },
  { reason: "too-heavy", maximumBytes: 1024 },
  { reason: "web-page" },
  { reason: "unreadable" },
  { reason: "wrong-type", format: "svg" },
  { reason: "animated" },
  { reason: "damaged" },
  { reason: "too-small", width: 1, height: 1, minimumWidth: 2 },
  { reason: "too-large", width: 20_000, height: 1 },
];

test.each(passing)("$reason $status may pass", (failure) => {
  expect(isPassing(failure)).toBe(true);
});

test.each(lasting)("$reason $status lasts", (failure) => {
  expect(isPassing(failure)).toBe(false);
});
