/** How many letters must be typed, dropped, changed or swapped: one from the other. */
export function editDistance(from: string, to: string): number {
  let beforeLast: number[] = [];
  let last = Array.from({ length: to.length + 1 }, (_, index) => index);
  for (let row = 1; row <= from.length; row += 1) {
    const current = [row];
    for (let column = 1; column <= to.length; column += 1) {
      const same = from[row - 1] === to[column - 1];
      let cost = Math.min(
        (last[column] ?? 0) + 1,
        (current[column - 1] ?? 0) + 1,
        (last[column - 1] ?? 0) + (same ? 0 : 1),
      );
      const swapped =
        from[row - 1] === to[column - 2] && from[row - 2] === to[column - 1];
      if (swapped) cost = Math.min(cost, (beforeLast[column - 2] ?? 0) + 1);
      current.push(cost);
    }
    beforeLast = last;
    last = current;
  }
  return last[to.length] ?? 0;
}

const longestName = 100;

/** A shorter beginning says too little. */
const shortestStart = 4;

/** The name's beginning, if it begins only one of the names. */
function completion(name: string, names: readonly string[]) {
  const start = name.toLowerCase();
  const matches = names.filter((candidate) =>
    candidate.toLowerCase().startsWith(start),
  );
  return name.length >= shortestStart && matches.length === 1
    ? matches[0]
    : undefined;
}

/**
 * The name that was probably meant: the nearest one, if no more than a third
 * of its letters are wrong, or the only one that begins so. Upper and lower
 * case count as the same letter.
 */
export function nearest(
  name: string,
  names: Iterable<string>,
): string | undefined {
  if (name.length > longestName) return undefined;
  const candidates = Array.from(names);
  let best: { name: string; distance: number } | undefined;
  for (const candidate of candidates) {
    const allowed = Math.floor(candidate.length / 3);
    if (Math.abs(candidate.length - name.length) > allowed) continue;
    const distance = editDistance(name.toLowerCase(), candidate.toLowerCase());
    if (distance <= allowed && distance < (best?.distance ?? Infinity)) {
      best = { name: candidate, distance };
    }
  }
  return best?.name ?? completion(name, candidates);
}

/** "did you mean heron?", or what else to do. */
export function suggest(
  name: string,
  names: Iterable<string>,
  otherwise: string,
): string {
  const match = nearest(name, names);
  return match === undefined ? otherwise : `did you mean ${match}?`;
}
