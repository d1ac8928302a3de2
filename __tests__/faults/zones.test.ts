import { execFileSync } from "node:child_process";

/** Prints a date as formatted in all time zones of the list. */
const script = `
  import { dayAt, formatDate } from "./src/content/days";
  const shown = new Set();
  const zones = Intl.supportedValuesOf("timeZone");
  for (const zone of zones) {
    process.env.TZ = zone;
    const today = dayAt(new Date("2025-06-30T23:59:59Z"));
    shown.add([formatDate("2025-06-30"), today].join(" "));
  }
  console.log(JSON.stringify([zones.length > 400, ...shown]));
`;

test.each(["en_US.UTF-8", "tr_TR.UTF-8", "ar_EG.UTF-8", "de_DE.UTF-8", "C"])(
  "in %s, a date is the same in every time zone",
  (locale) => {
    const output = execFileSync("npx", ["tsx", "--eval", script], {
      env: { ...process.env, LC_ALL: locale },
      encoding: "utf8",
    });
    expect(JSON.parse(output)).toEqual([true, "June 30, 2025 2025-06-30"]);
  },
);
