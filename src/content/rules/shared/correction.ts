import { showWhole } from "../../words/show";
import type { Finding } from "../define-rule";

/**
 * A fix that leaves nothing to choose: its words, and the same as a change of
 * the file, which a program can make. Only for a correction that is certain;
 * otherwise, write a `fix` alone.
 *
 * @param at start and end of what is replaced, in the file
 * @param lead the words before the text, if not "write"
 */
export function correction(
  { at, end }: { at: number; end: number },
  text: string,
  lead = "write",
): Pick<Finding, "fix" | "edit"> {
  return { fix: `${lead}  ${showWhole(text)}`, edit: { at, end, text } };
}
