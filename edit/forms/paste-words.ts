import type { ClipboardEvent } from "react";
import { withoutInvisible } from "../../src/content/words/characters";
import { paragraphsIn, readPublished } from "../text/published";

/**
 * Pastes words into a field: without what isn't for readers, such as comments, and
 * without the invisible characters that come with text from elsewhere; with a
 * blank line between paragraphs, which Word leaves out; and in a field of one line,
 * without tabs.
 */
export function pasteWords(
  event: ClipboardEvent<HTMLInputElement | HTMLTextAreaElement>,
  isOneLine = true,
) {
  const { currentTarget: field, clipboardData } = event;
  const pasted = clipboardData.getData("text/plain");
  const html = clipboardData.getData("text/html");
  const { body, hasUnpublished } = readPublished(html);
  const between = isOneLine ? " " : "\n\n";
  const words = hasUnpublished ? paragraphsIn(body).join(between) : pasted;
  const isUneven = isOneLine
    ? /[\n\t]/.test(words)
    : /<p[\s>]/i.test(html) && !/\n\s*\n/.test(words);
  const visible = withoutInvisible(words);
  const text = isUneven
    ? visible.trim().replaceAll(isOneLine ? /\s+/g : /\s*\n\s*/g, between)
    : visible;
  if (text === pasted) return;
  event.preventDefault();
  const [start, end] = [field.selectionStart ?? 0, field.selectionEnd ?? 0];
  field.setRangeText(text, start, end, "end");
  field.dispatchEvent(new Event("input", { bubbles: true }));
}
