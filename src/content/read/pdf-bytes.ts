/**
 * PDF programs look for the marks in this many bytes at the start and the end.
 */
const ends = 1024;

/** Whether a file has the marks at the start and at the end of a PDF. */
export function pdfMarks(pdf: Uint8Array) {
  const has = (mark: string, part: Uint8Array) =>
    new TextDecoder("latin1").decode(part).includes(mark);
  return {
    hasStart: has("%PDF-", pdf.subarray(0, ends)),
    hasEnd: has("%%EOF", pdf.subarray(-ends)),
  };
}

/** Matches a name in a PDF, where `/J#61vaScript` is `/JavaScript`, too. */
const named = (name: string) =>
  Array.from(name, (letter) => {
    const code = letter.charCodeAt(0).toString(16);
    return `(?:${letter}|#(?:${code}|${code.toUpperCase()}))`;
  }).join("");

/** An action that runs a script or another program. */
const action = new RegExp(
  `/${named("S")}\\W{0,20}/(?:${named("JavaScript")}|${named("Launch")})\\b`,
);

/** Whether the objects of a PDF that aren't compressed run a program. */
export const hasAction = (pdf: Uint8Array) =>
  action.test(new TextDecoder("latin1").decode(pdf));
