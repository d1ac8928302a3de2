/** What people call the time zones of the United States. */
const usual = new Map([
  ["America/New_York", "Eastern Time"],
  ["America/Chicago", "Central Time"],
  ["America/Denver", "Mountain Time"],
  ["America/Phoenix", "Arizona"],
  ["America/Los_Angeles", "Pacific Time"],
  ["America/Anchorage", "Alaska Time"],
  ["Pacific/Honolulu", "Hawaii Time"],
]);

/** The time zones that the browser knows, the usual ones first. */
export const timeZones = [
  ...new Set([...usual.keys(), ...Intl.supportedValuesOf("timeZone")]),
].map((value) => ({ value, label: usual.get(value) }));
