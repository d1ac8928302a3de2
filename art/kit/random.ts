/** Random numbers that are the same on every machine and in every run. */
export interface Random {
  /** From 0 up to, not including, 1. */
  readonly next: () => number;
  readonly between: (low: number, high: number) => number;
  /** Bell-shaped around 0, nearly always within ±1: hand-made unevenness. */
  readonly wobble: () => number;
  readonly chance: (probability: number) => boolean;
}

/** Mulberry32: 32 bits of state, plenty for a picture, and never changes. */
export function seeded(seed: number): Random {
  let state = seed | 0;
  const next = () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296;
  };
  return {
    next,
    between: (low, high) => low + (high - low) * next(),
    wobble: () => (next() + next() + next()) / 1.5 - 1,
    chance: (probability) => next() < probability,
  };
}

/**
 * A smooth random curve of one variable, about -1 to 1, with one bump per
 * unit and two finer ones on top: the line of land, bark and torn edges.
 */
export function noise(seed: number): (x: number) => number {
  const random = seeded(seed);
  const heights = Array.from({ length: 512 }, () => random.between(-1, 1));
  const at = (index: number) => heights[index & 511] ?? 0;
  const smooth = (x: number) => {
    const index = Math.floor(x);
    const part = x - index;
    const eased = part * part * (3 - 2 * part);
    return at(index) * (1 - eased) + at(index + 1) * eased;
  };
  return (x) =>
    0.62 * smooth(x) + 0.26 * smooth(x * 2.1 + 71) + 0.12 * smooth(x * 4.3 + 7);
}
