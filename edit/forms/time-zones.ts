/** The time zones of the United States. */
const usual = [
  "America/New_York",
  "America/Chicago",
  "America/Denver",
  "America/Phoenix",
  "America/Los_Angeles",
  "America/Anchorage",
  "Pacific/Honolulu",
];

/** `Mountain Time` for `America/Denver`; Arizona has it only in winter. */
const nameOf = (timeZone: string) =>
  timeZone === "America/Phoenix" ? "Arizona" : genericName(timeZone);

const genericName = (timeZone: string) =>
  new Intl.DateTimeFormat("en", { timeZone, timeZoneName: "longGeneric" })
    .formatToParts()
    .find(({ type }) => type === "timeZoneName")?.value;

/** The time zones that the browser knows, the usual ones first. */
export const timeZones = [
  ...usual.map((value) => ({ value, label: nameOf(value) })),
  ...Intl.supportedValuesOf("timeZone")
    .filter((value) => !usual.includes(value))
    .map((value) => ({ value, label: undefined })),
];
