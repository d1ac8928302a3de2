/** Ellipses and words such as TODO that stand for missing text. */
const placeholder = /^(?:…|\.{2,}|todo|tbd|tba|fixme)[.…:!?]*$/i;

/** A bracketed note about missing text, as opposed to a link. */
export const inBrackets =
  /\[(?:insert|add|put|your|enter|replace|todo|tbd|date|name|map|photo|link)\b[^\]\n]*\](?!\()/i;

/** The part of a text that is a placeholder, if any. */
export const unfinishedPart = (text: string) =>
  placeholder.test(text.trim()) ? text : inBrackets.exec(text)?.[0];
