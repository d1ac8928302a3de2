/** Hours ahead of UTC where a day begins first, and where it ends last. */
export const firstZone = 14;
export const lastZone = -12;

/** No figure and no text of the site is older; an earlier year is a slip. */
export const earliestYear = 1950;

/** The day, `YYYY-MM-DD`, in a time zone so many hours ahead of UTC. */
export function dayAt(now: Date, hours = 0): string {
  return new Date(now.getTime() + hours * 3_600_000).toISOString().slice(0, 10);
}
