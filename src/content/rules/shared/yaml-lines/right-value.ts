import {
  betweenCurlyQuotes,
  inQuotes,
  mustBeQuoted,
  wellQuoted,
} from "../../../words/quotes";
import { withoutMarkup } from "../markup";
import { blockIndicator } from "./lines";

/** A text in quotes with nothing but apostrophes inside it. */
const quotedText =
  /^(?:"([^"”]*)["”]?|'((?:[^']|(?<=[\p{L}\d])'(?=\p{L}))*)')$/u;

/** Whether a value is text in quotes, a list, a group, or lines below it. */
export const isWhole = (value: string) =>
  blockIndicator.test(value) ||
  wellQuoted.test(value) ||
  /^(?:\[.*\]|\{.*\})$/.test(value);

/** A value as YAML reads it; undefined if that isn't certain. */
export function rightValue(value: string): string | undefined {
  if (isWhole(value)) return value;
  const [, double, single] = quotedText.exec(value) ?? [];
  const inner = double ?? single ?? betweenCurlyQuotes(value);
  if (/^["']/.test(value)) return inner && inQuotes(inner);
  if (!mustBeQuoted(value)) return value;
  if (/^[|>]/.test(value)) return undefined;
  const text = withoutMarkup(inner ?? value);
  // Markup alone is no text.
  return text === "" ? value : inQuotes(text);
}
