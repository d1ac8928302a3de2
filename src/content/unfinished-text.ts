/** Dots and words that only keep a place for text to come. */
const placeholder = /^(?:…|\.{2,}|todo|tbd|tba|fixme)[.…:!?]*$/i;

/** A note in brackets of what is to come; a link is none. */
export const inBrackets =
  /\[(?:insert|add|put|your|enter|replace|todo|tbd|date|name|map|photo|link)\b[^\]\n]*\](?!\()/i;

/** The part of a text that only stands for text to come. */
export const unfinishedPart = (text: string) =>
  placeholder.test(text.trim()) ? text : inBrackets.exec(text)?.[0];
