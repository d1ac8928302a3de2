import type { Document } from "yaml";
import type { z } from "zod";
import { type Excess, findDeepYaml } from "../depth";
import {
  badnessOf,
  findDuplicateKeys,
  findMistake,
  parse,
  structureProblems,
} from "./document-mistakes";
import { allNames } from "./fields";
import { type Mistake, lineAround } from "./mistake";
import { beforeEdits } from "./slips/edit";
import { allRules, mend, plainRules, structureRules } from "./slips/mend";
import type { Slip, SlipRule } from "./slips/slip";
import { takeOut } from "./take-out";

interface YamlReading {
  mistakes: Mistake[];
  /** The fields; absent when so much was broken that they can't be judged. */
  document?: Document;
  /** What the document was read from: the text with its slips mended. */
  text: string;
  /** Where an offset in the mended text is in the text as it was written. */
  toSource: (offset: number) => number;
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

/** The same for trying what mends a slip, each try costing some of it. */
const trying = 200_000;
const costOfTry = 2000;

/** In a longer file, in UTF-16 units, no slips are looked for. */
const longestMended = 12_000;

function tooDeep({ offset, what, signs }: Excess): Mistake {
  return {
    offset,
    found: what,
    expected: "lines with a name and a value",
    fix: `remove ${signs}, or put the text in double quotes`,
  };
}

/**
 * Reads YAML and tells every mistake in it at once: a slip that can be mended
 * is told and mended; what else can't be read is told, taken out, and the
 * rest read again. Of lines that don't fit to each other only the first is
 * told, as one of them is likely to explain the rest.
 */
export function readYaml(source: string, schema: z.core.$ZodType): YamlReading {
  const mistakes: Mistake[] = [];
  const slips: Slip[] = [];
  const brokenLines = new Set<number>();
  const toSource = (offset: number) =>
    slips.reduceRight((at, { edits }) => beforeEdits(edits, at), offset);
  const isTakenOut = (offset: number) =>
    brokenLines.has(lineAround(source, offset).start);
  let text = source;
  const reading = (document?: Document): YamlReading => ({
    mistakes,
    text,
    toSource,
    isTakenOut,
    ...(document && { document }),
  });
  const excess = findDeepYaml(source);
  if (excess) {
    mistakes.push(tooDeep(excess));
    return reading();
  }
  const names = new Set(allNames(schema));
  let untried = source.length > longestMended ? 0 : trying;
  const tell = (mistake: Mistake) => {
    const offset = toSource(mistake.offset);
    mistakes.push({ ...mistake, offset });
    return offset;
  };
  /** Whether a slip near an offset was found, told and mended. */
  const mendNear = (near: number, rules: readonly SlipRule[]): boolean => {
    if (untried <= 0) return false;
    const badness = (candidate: string) => {
      untried -= candidate.length + costOfTry;
      return badnessOf(candidate, schema);
    };
    const mended = mend({ text, names, near, rules, badness });
    if (!mended) return false;
    const { offset, found, expected, fix } = mended.slip;
    tell({ offset, found, expected, fix });
    slips.push(mended.slip);
    text = mended.text;
    return true;
  };
  let lostLine = false;
  const rounds = Math.min(mostMistakes, 2 + rereading / source.length);
  for (let round = 0; round < rounds; round += 1) {
    const document = parse(text);
    const mistake = findMistake(document, text);
    if (!mistake) {
      const isOdd = structureProblems(document, schema) > 0;
      if (isOdd && !lostLine && mendNear(0, structureRules)) continue;
      findDuplicateKeys(document, text).forEach(tell);
      return reading(lostLine ? undefined : document);
    }
    const rules = mistake.isGuess ? allRules : plainRules;
    if (mendNear(mistake.offset, rules)) continue;
    const isEcho = mistake.isGuess && mistakes.some(({ isGuess }) => isGuess);
    const offset = toSource(mistake.offset);
    if (!isTakenOut(offset) && !isEcho) tell(mistake);
    brokenLines.add(lineAround(source, offset).start);
    const repair = takeOut(text, mistake.offset);
    text = repair.text;
    lostLine ||= repair.lostLine;
  }
  return reading();
}
