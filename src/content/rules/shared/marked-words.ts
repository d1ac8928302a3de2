import type { Visit } from "../../read/visits";
import { correction } from "./correction";

/** Words that can stand between asterisks as they are, whatever is around them. */
const plainWords =
  /^<(b|strong|em|i)>([\p{L}\p{N}](?:[^<>*_`[\]\\\n]*[\p{L}\p{N}])?)<\/\1>$/iu;

/**
 * Corrects bold or italic words in HTML to Markdown; undefined for other elements,
 * and if Markdown might read the words or their surroundings in another way.
 *
 * @param body the text that the element is in
 */
export function markedWords({ at, end, written }: Visit, body: string) {
  const [, name = "", words] = plainWords.exec(written) ?? [];
  const around = body.charAt(at - 1) + body.charAt(end);
  if (words === undefined || /[*_\\]/.test(around)) return undefined;
  const mark = /^(?:b|strong)$/i.test(name) ? "**" : "*";
  return correction({ at, end }, mark + words + mark);
}
