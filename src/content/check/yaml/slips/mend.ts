import {
  findDeepFirstLines,
  findShallowText,
  findTextBesideBlockSign,
} from "./blocks";
import { findColonsWithoutSpace, findMissingColons } from "./colons";
import { smallest, withEdits } from "./edit";
import { findLooseHyphens } from "./loose-hyphens";
import { findLostNotes } from "./lost-notes";
import { findMergeLeftovers } from "./merge-leftovers";
import { findMisplacedEntries } from "./misplaced-entries";
import { findMisplacedFields } from "./misplaced-fields";
import { findMissingHyphens } from "./missing-hyphens";
import { findOddSpaces } from "./odd-spaces";
import { type Slip, type SlipRule, readLines } from "./slip";
import { findWrappedText } from "./wrapped-text";

/** Slips that show by themselves. */
export const plainRules: readonly SlipRule[] = [
  findMergeLeftovers,
  findOddSpaces,
  findTextBesideBlockSign,
  findLooseHyphens,
  findColonsWithoutSpace,
  findLostNotes,
];

/** Slips that put fields where they can't be meant to be. */
export const structureRules: readonly SlipRule[] = [
  ...plainRules,
  findMissingColons,
  findMissingHyphens,
  findMisplacedEntries,
  findMisplacedFields,
];

/** All slips after which YAML may not be read. */
export const allRules: readonly SlipRule[] = [
  ...plainRules,
  findMissingColons,
  findMissingHyphens,
  findDeepFirstLines,
  findShallowText,
  findWrappedText,
  findMisplacedEntries,
  findMisplacedFields,
];

/** More are not tried for one mistake: each costs a reading of the file. */
const mostTries = 16;

interface MendWhat {
  text: string;
  /** The names that fields of the file may have. */
  names: ReadonlySet<string>;
  /** About where the first mistake is, an offset in the text. */
  near: number;
  /** The slips to look for, the likeliest first. */
  rules: readonly SlipRule[];
  /** How much is wrong with a text; 0 is nothing. */
  badness: (text: string) => number;
}

interface Mended {
  slip: Slip;
  text: string;
}

/**
 * The slip whose mending leaves least wrong, and less than there was: what
 * the author is told to write has been tried.
 */
export function mend(what: MendWhat): Mended | undefined {
  const { text, names, near, rules, badness } = what;
  const lines = readLines(text, names);
  const distance = ({ offset }: Slip) => Math.abs(offset - near);
  const slips = rules
    .flatMap((rule) =>
      rule(lines).toSorted((one, other) => distance(one) - distance(other)),
    )
    .slice(0, mostTries);
  if (slips.length === 0) return undefined;
  let least = badness(text);
  let best: Mended | undefined;
  for (const found of slips) {
    const edits = found.edits.map((edit) => smallest(text, edit));
    const mended = withEdits(text, edits);
    const rest = badness(mended);
    if (rest >= least) continue;
    least = rest;
    best = { slip: { ...found, edits }, text: mended };
    if (rest === 0) break;
  }
  return best;
}
