/** Programs for PDFs look for the marks in this many bytes at the start and the end. */
export const pdfEnds = 1024;

/**
 * Whether a file has the marks at the start and at the end of a PDF.
 *
 * @param first the bytes at its start
 * @param last the bytes at its end
 */
export function pdfMarks(first: Uint8Array, last: Uint8Array) {
  const has = (mark: string, part: Uint8Array) =>
    new TextDecoder("latin1").decode(part).includes(mark);
  return { hasStart: has("%PDF-", first), hasEnd: has("%%EOF", last) };
}
