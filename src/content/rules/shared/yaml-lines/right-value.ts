import {
  betweenCurlyQuotes,
  inQuotes,
  mustBeQuoted,
  wellQuoted,
} from "../../../words/quotes";
import { withoutMarkup } from "../markup";
import { withoutLabel } from "../meant-values";
import { blockIndicator } from "./lines";

/** A text in quotes with nothing but apostrophes inside it. */
const quotedText =
  /^(?:"([^"”]*)["”]?|'((?:[^']|(?<=[\p{L}\d])'(?=\p{L}))*)')$/u;

/** A value as YAML reads it; undefined if that isn't certain. */
export function rightValue(name: string, value: string): string | undefined {
  if (blockIndicator.test(value) || wellQuoted.test(value)) return value;
  // A list or a group.
  if (/^(?:\[.*\]|\{.*\})$/.test(value)) return value;
  const [, double, single] = quotedText.exec(value) ?? [];
  const inner = double ?? single ?? betweenCurlyQuotes(value);
  if (/^["']/.test(value)) return inner && inQuotes(inner);
  if (!mustBeQuoted(value)) return value;
  if (/^[|>]/.test(value)) return undefined;
  const text = withoutLabel(name, withoutMarkup(inner ?? value));
  // Markup alone is no text.
  return text === "" ? value : inQuotes(text);
}
