import type { ClipboardEvent } from "react";
import { withoutInvisible } from "../../src/content/words/characters";
import { paragraphsIn, readPublished } from "../text/published";

/**
 * Pastes words into a field: without what isn't for readers, such as comments, and
 * without the invisible characters that come with text from elsewhere; and with a
 * blank line between paragraphs, which Word leaves out.
 */
export function pasteWords(
  event: ClipboardEvent<HTMLInputElement | HTMLTextAreaElement>,
) {
  const { currentTarget: field, clipboardData } = event;
  const pasted = clipboardData.getData("text/plain");
  const html = clipboardData.getData("text/html");
  const { body, hasUnpublished } = readPublished(html);
  const hasParagraphs = field.matches("textarea");
  const between = hasParagraphs ? "\n\n" : " ";
  const words = hasUnpublished ? paragraphsIn(body).join(between) : pasted;
  const isRunTogether =
    hasParagraphs && /<p[\s>]/i.test(html) && !/\n\s*\n/.test(words);
  const visible = withoutInvisible(words);
  const text = isRunTogether
    ? visible.trim().replaceAll(/\s*\n\s*/g, between)
    : visible;
  if (text === pasted) return;
  event.preventDefault();
  const [start, end] = [field.selectionStart ?? 0, field.selectionEnd ?? 0];
  field.setRangeText(text, start, end, "end");
  field.dispatchEvent(new Event("input", { bubbles: true }));
}
