/** A field that lines up with no field it could belong to. */
export interface Misfit {
  /** Where its name begins. */
  offset: number;
  name: string;
  /** The field it probably belongs beside. */
  neighbor: string;
}

interface Level {
  indent: number;
  name: string;
}

const fieldLine = /^( *)((?:- +)*)([\w-]+):(?:\s|$)/;

/** A value that goes on in the deeper lines below, as it is. */
const opensBlock = /:\s+[|>][-+\d]*\s*$/;

const hasValue = /:\s+[^\s#]/;

/**
 * The first field that is deeper than the one above, which has a value, or
 * less deep than its neighbors and deeper than what they belong to.
 */
export function findMisfit(text: string): Misfit | undefined {
  const levels: Level[] = [];
  let offset = 0;
  let blockIndent = Infinity;
  let above: (Level & { isFull: boolean }) | undefined;
  for (const line of text.split("\n")) {
    const [, spaces = "", hyphens = "", name] = fieldLine.exec(line) ?? [];
    const start = offset;
    offset += line.length + 1;
    if (line.trim() === "") continue;
    const lead = line.length - line.trimStart().length;
    if (lead > blockIndent) continue;
    blockIndent = opensBlock.test(line) ? lead : Infinity;
    if (name === undefined) continue;
    const indent = spaces.length + hyphens.length;
    let popped: Level | undefined;
    while ((levels.at(-1)?.indent ?? 0) > indent) popped = levels.pop();
    const top = levels.at(-1);
    const isNew = top?.indent !== indent;
    const neighbor = popped ?? (above?.isFull ? above : undefined);
    if (isNew && neighbor && hyphens === "") {
      return { offset: start + indent, name, neighbor: neighbor.name };
    }
    if (isNew) levels.push({ indent, name });
    else levels.splice(-1, 1, { indent, name });
    above = { indent, name, isFull: hasValue.test(line) };
  }
  return undefined;
}
