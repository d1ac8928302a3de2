/**
 * The organization's name on two lines: its county large and the rest small,
 * or, when the name does not begin with the county, all of it large.
 */
export function brandLines(name: string, county: string): [string, string] {
  if (!name.startsWith(`${county} `)) return [name, ""];
  return [county, name.slice(county.length + 1)];
}
