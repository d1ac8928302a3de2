import { type MergeRegion, diff3Merge } from "node-diff3";

type Region = NonNullable<MergeRegion<string>["conflict"]>;

/**
 * Merges two changes of the lines `o`: `a` here, and `b` by somebody else. If
 * both changed a line, takes it from the given side.
 */
function mergeRegion({ a, o, b }: Region, side: "a" | "b"): readonly string[] {
  const chosen = side === "a" ? a : b;
  // If no line was added or removed, merges line by line, such as two adjacent
  // fields.
  if (a.length !== o.length || b.length !== o.length) return chosen;
  return o.map((line, index) => {
    const isChanged = { a: a[index] !== line, b: b[index] !== line };
    const from = isChanged.a && isChanged.b ? chosen : isChanged.a ? a : b;
    return from[index] ?? line;
  });
}

/**
 * Whether added lines can come below others. If they are indented further, such
 * as a field of the last entry below a new entry, YAML would count them as part
 * of the lines above.
 */
function canFollow(above: readonly string[], below: readonly string[]) {
  const start = below.find((line) => line.trim() !== "") ?? "";
  return above.every(
    (line) => line.trim() === "" || line.search(/\S/) >= start.search(/\S/),
  );
}

/**
 * What both have changed at one place, if one of them has only added lines above
 * or below. If both have, theirs are above, or else mine.
 */
function bothChanges({ a, o, b }: Region) {
  const withAdded = (adding: readonly string[], other: readonly string[]) => {
    const count = adding.length - o.length;
    const [above, below] = [adding.slice(0, count), adding.slice(o.length)];
    const startsAt = (at: number) =>
      o.every((line, index) => adding[at + index] === line);
    const isAbove = startsAt(count) && canFollow(above, other);
    // What is added below lines that are gone may have been part of them.
    const isBelow =
      startsAt(0) &&
      other.length >= o.length &&
      canFollow(other.slice(o.length), below);
    return [
      ...(isAbove ? [[...above, ...other]] : []),
      ...(isBelow ? [[...other, ...below]] : []),
    ];
  };
  return [...withAdded(b, a), ...withAdded(a, b)];
}

/**
 * The lines of a text, all with a line break: something may be added below the
 * last.
 */
const linesOf = (text: string) =>
  text.replace(/[^\n]$/, "$&\n").split(/(?<=\n)/);

/**
 * Merges two changes of a text. If one has only added lines where both have
 * changed something, keeps both if the result is right, and otherwise one of
 * them.
 */
export function mergeLines(
  mine: string,
  base: string,
  theirs: string,
  isRight: (text: string) => boolean,
) {
  const hasLastBreak = mine.endsWith("\n") || theirs.endsWith("\n");
  const parts = diff3Merge(linesOf(mine), linesOf(base), linesOf(theirs));
  const merge = (
    side: "a" | "b",
    kept: ReadonlyMap<Region, readonly string[]>,
  ) => {
    const text = parts
      .flatMap(({ ok = [], conflict }) =>
        conflict ? (kept.get(conflict) ?? mergeRegion(conflict, side)) : ok,
      )
      .join("");
    return hasLastBreak ? text : text.replace(/\n$/, "");
  };
  const kept = new Map<Region, readonly string[]>();
  for (const { conflict } of parts) {
    if (!conflict) continue;
    const lines = bothChanges(conflict).find((each) =>
      isRight(merge("a", new Map([...kept, [conflict, each]]))),
    );
    if (lines) kept.set(conflict, lines);
  }
  return { mine: merge("a", kept), theirs: merge("b", kept) };
}
