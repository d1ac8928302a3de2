import { distance } from "fastest-levenshtein";

/** Longer names are not compared, for performance. */
const longestCompared = 100;

const sameLetters = (one: string, other: string) =>
  Array.from(one).toSorted().join() === Array.from(other).toSorted().join();

/** Edit distance between two names, ignoring case; a transposition counts as one. */
function distanceOf(name: string, candidate: string): number {
  const [one, other] = [name.toLowerCase(), candidate.toLowerCase()];
  return sameLetters(one, other)
    ? Math.min(distance(one, other), 1)
    : distance(one, other);
}

/**
 * The closest name, if at most a third of its letters differ, or else the only
 * one that starts with what was typed.
 */
export function nearest(
  name: string,
  names: Iterable<string>,
): string | undefined {
  if (name.length > longestCompared || name === "") return undefined;
  const candidates = [...names];
  const [best] = candidates
    .filter(({ length }) => Math.abs(length - name.length) <= length / 3)
    .map((candidate) => ({ candidate, far: distanceOf(name, candidate) }))
    .filter(({ candidate, far }) => far <= Math.floor(candidate.length / 3))
    .toSorted((one, other) => one.far - other.far);
  if (best) return best.candidate;
  const [only, ...others] = candidates.filter((candidate) =>
    candidate.toLowerCase().startsWith(name.toLowerCase()),
  );
  return name.length > 3 && others.length === 0 ? only : undefined;
}

/**
 * Whether a name can only be meant as another: it has two letters swapped, or one
 * more or less. Another letter or number may be right, as in `/report-2`.
 */
export function isSlip(name: string, meant: string): boolean {
  const [one, other] = [name.toLowerCase(), meant.toLowerCase()];
  const isLikely = one.length !== other.length || sameLetters(one, other);
  return isLikely && distanceOf(one, other) < 2 && !/\d/.test(one);
}
