import type { BodyMistake } from "./read-body";

const anything = /^/;

/** Elements that are one mistake with all their parts, and what counts as such. */
const parts: Readonly<Record<string, RegExp>> = {
  audio: anything,
  form: anything,
  iframe: anything,
  object: anything,
  script: anything,
  select: anything,
  style: anything,
  table: /^<\/?(?:caption|col|colgroup|tbody|td|tfoot|th|thead|tr)\b/i,
  video: anything,
};

const opening = new RegExp(`<(${Object.keys(parts).join("|")})\\b`, "iy");

/** Where an element ends; one that is never closed, with its paragraph. */
function endOf(source: string, name: string, start: number): number {
  const closing = new RegExp(`</${name}\\s*>`, "ig");
  closing.lastIndex = start;
  if (closing.test(source)) return closing.lastIndex;
  const length = source.slice(start).search(/\r?\n[ \t]*\r?\n/);
  return length === -1 ? source.length : start + length;
}

/**
 * The mistakes in a body without those in the parts of a form, a table and
 * the like: what is to be done with the whole is told once, where it begins.
 */
export function withoutParts(
  mistakes: readonly BodyMistake[],
  source: string,
): BodyMistake[] {
  let end = 0;
  let part = anything;
  return mistakes
    .toSorted((one, other) => one.offset - other.offset)
    .filter(({ offset }) => {
      if (offset < end && part.test(source.slice(offset, offset + 20))) {
        return false;
      }
      opening.lastIndex = offset;
      const name = opening.exec(source)?.[1]?.toLowerCase();
      if (name !== undefined) {
        end = endOf(source, name, offset);
        part = parts[name] ?? anything;
      }
      return true;
    });
}
