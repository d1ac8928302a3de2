/** Whether the name needs a smaller font, to fit in the bar. */
export const isLongName = (name: string) => name.length > 50;

/**
 * Splits the organization's name into a large line, the county, and a small
 * one, the rest. If the name does not start with the county, all of it is
 * large.
 */
export function brandLines(name: string, county: string): [string, string] {
  if (!name.startsWith(`${county} `)) return [name, ""];
  return [county, name.slice(county.length + 1)];
}
