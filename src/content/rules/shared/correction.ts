import type { ValueNode } from "../../read/value-node";
import { showWhole } from "../../words/show";
import type { Finding } from "../rule";

type Correction = Required<Pick<Finding, "fix" | "edit">>;

/**
 * A fix that leaves nothing to choose: in words, and as a change that a program
 * can make in the file. Only for a correction that is certain; otherwise, write
 * a `fix` alone.
 *
 * @param place start and end of what is replaced, in the file
 * @param lead the words before the text, if not "write"
 */
export function correction(
  { at, end }: { at: number; end: number },
  text: string,
  lead = "write",
): Correction {
  return { fix: `${lead}  ${showWhole(text)}`, edit: { at, end, text } };
}

/** The same for the value of a field, which is typed in a form or after its name. */
export const valueCorrection = ({ at, source }: ValueNode, value: string) =>
  // A block of text ends with a line break, which stays.
  correction({ at, end: at + source.trimEnd().length }, value);
