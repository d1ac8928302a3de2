import { type Document, isScalar, parseDocument, visit } from "yaml";
import { show } from "../words";
import { diagnose } from "./diagnose";
import { type Mistake, lineAround } from "./mistake";
import { findSpecialSyntax } from "./special-syntax";
import { takeOut } from "./take-out";

export interface YamlReading {
  mistakes: Mistake[];
  /** The fields; absent when so much was broken that they can't be judged. */
  document?: Document;
  /** Whether the value at an offset was broken, and stands for nothing. */
  isTakenOut: (offset: number) => boolean;
}

/** More broken lines than this, and the file is beyond telling one by one. */
const mostMistakes = 25;

/** Parses by YAML 1.2, and undefined when brackets stand in brackets too deep. */
function parse(text: string): Document | undefined {
  try {
    return parseDocument(text, { prettyErrors: false, merge: false });
  } catch {
    return undefined;
  }
}

const unreadable: Mistake = {
  offset: 0,
  found: "brackets within brackets, too deep to follow",
  expected: "lines with a name and a value",
  fix: "remove the brackets, or put the text in double quotes",
};

function findMistake(document: Document, text: string): Mistake | undefined {
  const error = document.errors.find(({ code }) => code !== "DUPLICATE_KEY");
  return error
    ? diagnose(text, document, error)
    : findSpecialSyntax(document, text);
}

function findDuplicateKeys(document: Document, text: string): Mistake[] {
  const offsets = new Set(document.errors.map(({ pos }) => pos[0]));
  const mistakes: Mistake[] = [];
  visit(document, {
    Pair(_, { key }) {
      const [start = 0, end = 0] = (isScalar(key) && key.range) || [];
      if (!offsets.has(start)) return;
      const name = show(text.slice(start, end));
      mistakes.push({
        offset: start,
        found: `${name} a second time`,
        expected: `${name} once`,
        fix: "keep one of the two and remove the other",
      });
    },
  });
  return mistakes;
}

/**
 * Reads YAML and tells every mistake in it at once: what can't be read is
 * told, taken out, and the rest read again.
 */
export function readYaml(source: string): YamlReading {
  const mistakes: Mistake[] = [];
  const brokenLines = new Set<number>();
  const isTakenOut = (offset: number) =>
    brokenLines.has(lineAround(source, offset).start);
  let text = source;
  let lostLine = false;
  for (let round = 0; round < mostMistakes; round += 1) {
    const document = parse(text);
    if (!document) return { mistakes: [...mistakes, unreadable], isTakenOut };
    const mistake = findMistake(document, text);
    if (!mistake) {
      mistakes.push(...findDuplicateKeys(document, text));
      return { mistakes, isTakenOut, ...(!lostLine && { document }) };
    }
    if (!isTakenOut(mistake.offset)) mistakes.push(mistake);
    brokenLines.add(lineAround(source, mistake.offset).start);
    const repair = takeOut(text, mistake.offset);
    text = repair.text;
    lostLine ||= repair.lostLine;
  }
  return { mistakes, isTakenOut };
}
