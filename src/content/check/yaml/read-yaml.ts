import { type Document, isScalar, parseDocument, visit } from "yaml";
import { type Excess, findDeepYaml } from "../depth";
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

/**
 * How much may be read again in all, in UTF-16 units: a long file with many
 * broken lines must not keep the build waiting.
 */
const rereading = 300_000;

const parse = (text: string): Document =>
  parseDocument(text, { prettyErrors: false, merge: false });

function tooDeep({ offset, what, signs }: Excess): Mistake {
  return {
    offset,
    found: what,
    expected: "lines with a name and a value",
    fix: `remove ${signs}, or put the text in double quotes`,
  };
}

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
 * told, taken out, and the rest read again. Of lines that don't fit to each
 * other only the first is told, as one of them is likely to explain the rest.
 */
export function readYaml(source: string): YamlReading {
  const mistakes: Mistake[] = [];
  const brokenLines = new Set<number>();
  const isTakenOut = (offset: number) =>
    brokenLines.has(lineAround(source, offset).start);
  const excess = findDeepYaml(source);
  if (excess) return { mistakes: [tooDeep(excess)], isTakenOut };
  let text = source;
  let lostLine = false;
  const rounds = Math.min(mostMistakes, 2 + rereading / source.length);
  for (let round = 0; round < rounds; round += 1) {
    const document = parse(text);
    const mistake = findMistake(document, text);
    if (!mistake) {
      mistakes.push(...findDuplicateKeys(document, text));
      return { mistakes, isTakenOut, ...(!lostLine && { document }) };
    }
    const isEcho = mistake.isGuess && mistakes.some(({ isGuess }) => isGuess);
    if (!isTakenOut(mistake.offset) && !isEcho) mistakes.push(mistake);
    brokenLines.add(lineAround(source, mistake.offset).start);
    const repair = takeOut(text, mistake.offset);
    text = repair.text;
    lostLine ||= repair.lostLine;
  }
  return { mistakes, isTakenOut };
}
