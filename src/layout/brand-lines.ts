/**
 * Splits the organization's name into a large line, the county, and a small
 * one, the rest. If the name does not start with the county, all of it is
 * large.
 */
export function brandLines(name: string, county: string): [string, string] {
  if (!name.startsWith(`${county} `)) return [name, ""];
  return [county, name.slice(county.length + 1)];
}
