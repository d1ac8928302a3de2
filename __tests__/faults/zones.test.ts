import { execFileSync } from "node:child_process";

/** Prints a date as formatted in all time zones of the list. */
const script = `
  import { dayAt, formatDate } from "./src/content/days";
  import { formatTime, timeInIowa } from "./src/content/times";
  const shown = new Set();
  const zones = Intl.supportedValuesOf("timeZone");
  for (const zone of zones) {
    process.env.TZ = zone;
    const today = dayAt(new Date("2025-06-30T23:59:59Z"));
    const time = timeInIowa("2026-11-01 01:30");
    shown.add([formatDate("2025-06-30"), today, time].join(" "));
    shown.add(formatTime(time));
  }
  console.log(JSON.stringify([zones.length > 400, ...shown]));
`;

test.each(["en_US.UTF-8", "tr_TR.UTF-8", "ar_EG.UTF-8", "de_DE.UTF-8", "C"])(
  "in %s, a date and a time are the same in every time zone",
  (locale) => {
    const output = execFileSync("npx", ["tsx", "--eval", script], {
      env: { ...process.env, LC_ALL: locale },
      encoding: "utf8",
    });
    expect(JSON.parse(output)).toEqual([
      true,
      "June 30, 2025 2025-06-30 2026-11-01T01:30-05:00",
      "Sunday, November 1, 2026, 1:30\u00a0AM",
    ]);
  },
);
